import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { PictureRequest } from './parameters';
import { formatOf, type VariantFormat, variantFormat } from './picture-format';
import { targetSize } from './target-size';
import { Turnstile } from './turnstile';

/** A photograph of 64 megapixels takes about 200 MB while it is read; what is larger passes untouched. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;

// Pages are served by the same process: pictures take at most half of its cores, one each, and keep nothing.
sharp.cache(false);
sharp.concurrency(1);
const turnstile = new Turnstile({ places: Math.max(1, Math.floor(availableParallelism() / 2)), seats: 256 });

export interface EncodedPicture {
  contentType: string;
  body: Uint8Array;
}

/**
 * Resizes a picture and writes it in the format that its request and the browser agree on. Null for what is
 * to pass untouched: no picture, an animation, one that cannot be read, one that would only grow. Throws
 * BusyError.
 */
export async function encodePicture(
  original: Uint8Array,
  request: PictureRequest,
  isWebpAccepted: boolean,
): Promise<EncodedPicture | null> {
  const from = formatOf(original);
  if (!from) return null;
  const to = variantFormat(request, from, isWebpAccepted);
  const made = await turnstile.run(() => resize(original, request, to));
  if (!made || (made.isWhole && to === from && made.body.length >= original.length)) return null;
  return { contentType: `image/${to}`, body: made.body };
}

async function resize(original: Uint8Array, request: PictureRequest, to: VariantFormat) {
  try {
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS, autoOrient: true }).timeout({
      seconds: MAX_SECONDS,
    });
    const { autoOrient, pages = 1 } = await picture.metadata();
    if (pages > 1) return null;
    const { width, height, isCut } = targetSize(autoOrient, request);
    const resized = picture.resize({ width, height, fit: isCut ? 'cover' : 'fill' });
    const body = await written(resized, to, request.quality).toBuffer();
    return { body, isWhole: width === autoOrient.width && height === autoOrient.height };
  } catch {
    return null;
  }
}

function written(picture: Sharp, format: VariantFormat, quality: number): Sharp {
  if (format === 'webp') return picture.webp({ quality });
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  // JPEG knows no transparency: the page behind pictures is light.
  return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
}
