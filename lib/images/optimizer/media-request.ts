import { allowedWidth, CONTENT_IMAGE_QUALITY, DEFAULT_IMAGE_QUALITY } from '@/lib/images/media-url';

/** Where the backend's files are: uploads, and what its themes bring. */
const ROOTS = ['media', 'static'];

/** The backend's path for a public one of a file; null for dot segments, hidden files and escaped separators. */
export function originPath(pathname: string): string | null {
  const [empty, root, ...segments] = pathname.split('/');
  if (empty !== '' || !root || !ROOTS.includes(root) || segments.length === 0) return null;
  const names = segments.map(decoded);
  if (!names.every(isFileName)) return null;
  return `/${root}/${names.map(encodeURIComponent).join('/')}`;
}

/** The file's extension in lower case, without the dot; empty where there is none. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** An escape that is left after decoding might be decoded again further on. */
function isFileName(name: string | null): name is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
  return name !== null && name !== '' && !name.startsWith('.') && !/[/\\\x00-\x1f\x7f]|%[0-9a-f]{2}/i.test(name);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Magento makes these on their first request, which takes it seconds each. */
export function isResizedCopy(path: string): boolean {
  return /\/cache\/[\da-f]{32}\//.test(path);
}

/** A resized copy carries a hash in its path, a theme's file its version; what comes anew gets a name of its own. */
function isImmutable(path: string): boolean {
  return isResizedCopy(path) || /^\/static\/version\d+\//.test(path);
}

/** Milliseconds for which an image is served without asking the backend whether it has changed. */
export function freshFor(path: string): number {
  return isImmutable(path) ? DAY : 5 * MINUTE;
}

/** What browsers and shared caches may do with a file that is there. */
export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';
}

/** How an image fills its box: inside it, over all of it with nothing cut, or cut to it. */
export type Fit = 'bounds' | 'cover' | 'crop';

/** What an image's address asks for, in one of the few ways that are served [IMG-1, IMG-2]. */
export interface ImageRequest {
  /** Pixels of the box; null where the image's own ratio decides. */
  width: number | null;
  height: number | null;
  quality: number;
  fit: Fit;
  /** The format for browsers without WebP; null is the original's. */
  format: 'pjpg' | 'png' | null;
  /** Whether `auto=webp` lets the browser's Accept header decide. */
  isNegotiated: boolean;
}

/** Width by height of the boxes that are served: each further one multiplies what can be asked for. */
const RATIOS = [1 / 2, 2 / 3, 4 / 5, 1, 4 / 3, 3 / 2, 16 / 9, 2, 3];
const QUALITIES = [DEFAULT_IMAGE_QUALITY, CONTENT_IMAGE_QUALITY];

/** Reads the parameters of IMG-1; sizes, ratios and qualities move to those that are served. Null: to be refused. */
export function readParameters(search: URLSearchParams): ImageRequest | null {
  const width = readNumber(search.get('width'));
  const height = readNumber(search.get('height'));
  const quality = readNumber(search.get('quality'));
  const crop = readCrop(search.get('crop'));
  const fit = search.get('fit') ?? 'bounds';
  const format = search.get('format');
  if (Number.isNaN(width) || Number.isNaN(height) || Number.isNaN(quality) || Number.isNaN(crop)) return null;
  if (!isFit(fit) || !isFormat(format)) return null;
  return {
    ...box(width, height, crop),
    quality: nearest(QUALITIES, quality ?? DEFAULT_IMAGE_QUALITY),
    fit: crop === null ? fit : 'crop',
    format,
    isNegotiated: (search.get('auto') ?? '').split(',').includes('webp'),
  };
}

/** A ratio decides the height; without one a single side bounds the image, and at most the largest width does. */
function box(width: number | null, height: number | null, crop: number | null) {
  const asked = crop || (width && height ? width / height : null);
  if (asked) {
    const ratio = nearest(RATIOS, asked);
    const side = allowedWidth(width ?? (height === null ? Number.POSITIVE_INFINITY : height * ratio));
    return { width: side, height: Math.round(side / ratio) };
  }
  if (width === null && height !== null) return { width: null, height: allowedWidth(height) };
  return { width: allowedWidth(width ?? Number.POSITIVE_INFINITY), height: null };
}

/** Null when absent, NaN when it is no positive whole number. */
function readNumber(value: string | null): number | null {
  if (value === null) return null;
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : Number.NaN;
}

/** `W:H` gives a ratio, `true` 0 (the box's own ratio), `false` and absence null. */
function readCrop(value: string | null): number | null {
  if (value === null || value === 'false') return null;
  if (value === 'true') return 0;
  const [, width, height] = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/.exec(value) ?? [];
  return Number(width) / Number(height);
}

function isFit(value: string): value is Fit {
  return value === 'bounds' || value === 'cover' || value === 'crop';
}

function isFormat(value: string | null): value is 'pjpg' | 'png' | null {
  return value === null || value === 'pjpg' || value === 'png';
}

/** By proportion, so that 1:2 is as far from 1 as 2:1. */
function nearest(allowed: readonly number[], asked: number): number {
  const distance = (value: number) => Math.abs(Math.log(value / asked));
  return allowed.reduce((best, value) => (distance(value) < distance(best) ? value : best));
}

/** Formats of originals that can be made into others. */
export type OriginalFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

export type VariantFormat = 'jpeg' | 'png' | 'webp';

const SIGNATURES: [OriginalFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
];

/** The format by a file's first bytes, whatever its name says; null for everything that is to pass untouched. */
export function formatOf(bytes: Uint8Array): OriginalFormat | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** Whether a browser names WebP in its Accept header; a mere wildcard does not tell. */
export function acceptsWebp(accept: string | null): boolean {
  const [, parameters] = /(?:^|,)\s*image\/webp\s*(;[^,]*|(?=,|$))/i.exec(accept ?? '') ?? [];
  return parameters !== undefined && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(parameters);
}

/** The format an image is answered in: WebP where asked for and accepted, else as named, else the original's. */
export function variantFormat(request: ImageRequest, original: OriginalFormat, isWebpAccepted: boolean): VariantFormat {
  if (request.isNegotiated && isWebpAccepted) return 'webp';
  if (request.format) return request.format === 'png' ? 'png' : 'jpeg';
  if (original === 'gif') return 'png';
  return original === 'avif' ? 'jpeg' : original;
}
