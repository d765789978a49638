/** Width and height of the pictures that content shows, below `media/wysiwyg`. */
const SIZES: Record<string, [width: number, height: number]> = {
  'home/advice-first-aid-kit.webp': [1280, 800],
  'home/advice-hay-fever.webp': [1280, 800],
  'home/advice-paracetamol-or-ibuprofen.webp': [1280, 800],
  'home/advice-stop-smoking.webp': [1280, 800],
  'home/advice-travel-health.webp': [1280, 800],
  'home/hero-desktop.webp': [1600, 640],
  'home/hero-mobile.webp': [780, 1280],
  'home/pharmacist.webp': [720, 720],
  'content/clinic.webp': [1280, 800],
  'content/clinic-wide.webp': [1280, 640],
  'content/season.webp': [1280, 640],
  'content/counter.webp': [1280, 800],
  'content/meadow.webp': [1600, 900],
  'content/meadow-mobile.webp': [780, 900],
  'content/nasal-spray.webp': [1600, 640],
  'content/nasal-spray-mobile.webp': [780, 900],
  'content/eye-drops-mobile.webp': [780, 900],
  'content/season-mobile.webp': [780, 900],
};

/** The address of a picture below `wysiwyg`, as Page Builder writes it. */
export function media(name: string): string {
  return `{{media url=wysiwyg/${name}}}`;
}

/** The `data-image-dimensions` of a picture. */
export function dimensions(name: string): string {
  const [width, height] = SIZES[name] ?? [];
  if (!width || !height) throw new Error(`The seed names a picture without a size: ${name}`);
  return JSON.stringify({ height, width, ratio: Number((width / height).toFixed(4)) });
}

/** `data-background-images`, the quotes of its JSON behind backslashes. */
export function backgroundImages(desktop?: string, mobile?: string): string {
  const images = Object.entries({ desktop_image: desktop, mobile_image: mobile }).flatMap(([name, file]) =>
    file ? [`\\"${name}\\":\\"${media(file)}\\"`] : [],
  );
  return `{${images.join(',')}}`;
}
