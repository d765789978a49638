/** Parameters that differ between the widths of one picture. */
const SIZE = ['width', 'height'];

/** What one picture's addresses have in common: all but its size, with the ratio of its sides. */
function pictureOf(url: URL): string {
  const others = [...url.searchParams].filter(([name]) => !SIZE.includes(name)).sort();
  const [width, height] = SIZE.map((name) => Number(url.searchParams.get(name)));
  // Heights are rounded, so a narrow picture's ratio is not quite a wide one's.
  const ratio = width && height ? Math.round((20 * width) / height) : 0;
  return JSON.stringify([url.origin, url.pathname, others, ratio]);
}

const widthOf = (url: URL) => Number(url.searchParams.get('width')) || 0;

/** Of the pictures at hand, the one for `wanted` or its nearest larger width [PWA-5]; `isAny`: else the widest one. */
export function nearestImage(wanted: string, present: readonly string[], { isAny = false } = {}): string | null {
  if (present.includes(wanted)) return wanted;
  const url = new URL(wanted);
  const width = widthOf(url);
  if (!width) return null;
  const picture = pictureOf(url);
  const same = present
    .map((address) => ({ address, url: new URL(address) }))
    .filter((other) => widthOf(other.url) > 0 && pictureOf(other.url) === picture)
    .sort((one, other) => widthOf(one.url) - widthOf(other.url));
  const larger = same.find((other) => widthOf(other.url) > width);
  return (larger ?? (isAny ? same.at(-1) : undefined))?.address ?? null;
}
