import type { PictureRequest } from './parameters';

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

/** The format a picture is answered in: WebP where asked for and accepted, else as named, else the original's. */
export function variantFormat(
  request: PictureRequest,
  original: OriginalFormat,
  isWebpAccepted: boolean,
): VariantFormat {
  if (request.isNegotiated && isWebpAccepted) return 'webp';
  if (request.format) return request.format === 'png' ? 'png' : 'jpeg';
  if (original === 'gif') return 'png';
  return original === 'avif' ? 'jpeg' : original;
}
