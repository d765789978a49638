/** Widths in pixels that images are asked for in [IMG-2]. */
export const IMAGE_WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** Width by height of a product image [IMG-2]. */
export const PRODUCT_IMAGE_RATIO = 0.8;

/** Quality of images whose address names none. */
export const DEFAULT_IMAGE_QUALITY = 75;

/** Quality of images in merchant content [B9]. */
export const CONTENT_IMAGE_QUALITY = 85;

/** The width of IMAGE_WIDTHS that an image of so many pixels is served in: the next larger one, at most the largest. */
export function allowedWidth(pixels: number): number {
  return IMAGE_WIDTHS.find((width) => width >= pixels) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? pixels;
}

/** Whether a path is that of a file: an upload, or one that a theme of the backend brings. */
export function isFilePath(path: string): boolean {
  return /^\/(media|static)\//.test(path);
}

/** Folders below `/media/` of files that the backend names without one [IMG-3]. */
const FOLDERS = {
  product: 'catalog/product/',
  category: 'catalog/category/',
  swatch: 'attribute/swatch/',
} as const;

/** What a bare file name of the backend belongs to. */
export type ImageKind = keyof typeof FOLDERS;

interface MediaOptions {
  /** What a bare file name, such as a gallery entry's `/p/a/pack.jpg`, belongs to. */
  kind?: ImageKind;
  width?: number;
  height?: number;
  quality?: number;
  fit?: 'bounds' | 'cover' | 'crop';
}

/** A URL of the backend's pictures on this origin with the parameters of IMG-1; any other stays as it is. */
export function mediaUrl(url: string, { kind, ...options }: MediaOptions = {}): string {
  const rest = url.replace(/^(https?:)?\/\/[^/]+|[?#].*/g, '');
  let path = /(^|\/)((media|static)\/.+)/.exec(rest)?.[2];
  if (!path && kind) {
    if (rest === url) path = rest.replace(/^\/?/, `media/${FOLDERS[kind]}`);
    // A media base of a host's own may end without `/media/`.
    else if (rest.startsWith(`/${FOLDERS[kind]}`)) path = `media${rest}`;
  }
  if (!path) return url;
  const parameters = new URLSearchParams({ auto: 'webp', format: path.endsWith('.png') ? 'png' : 'pjpg' });
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) parameters.set(name, `${value}`);
  }
  return `/${path}?${parameters}`;
}

/** The widths of IMAGE_WIDTHS between two, both of which count. */
export function widthsBetween(narrowest: number, widest: number): number[] {
  return IMAGE_WIDTHS.filter((width) => width >= narrowest && width <= widest);
}

interface SizedOptions extends Pick<MediaOptions, 'kind' | 'quality' | 'fit'> {
  width: number;
  widths: readonly number[];
  /** Width by height; the image's own where none is given. */
  ratio?: number;
}

/** `src` and `srcset` of an image; no `srcset` for one that the media server does not scale [IMG-1, IMG-2]. */
export function sizedImage(url: string, { width, widths, ratio, ...options }: SizedOptions) {
  const sized = (pixels: number) =>
    mediaUrl(url, { width: pixels, height: ratio && Math.round(pixels / ratio), ...options });
  const src = sized(width);
  const srcset = src === url ? undefined : widths.map((pixels) => `${sized(pixels)} ${pixels}w`).join(', ');
  return { src, srcset };
}
