import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { formatOf, type ImageRequest, type VariantFormat, variantFormat } from './media-request';

/** Thrown where the queue is full: come back later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Thrown where time or memory did not last for an image: it may well succeed later. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

/** Lets so many pieces of work run at once, so many more wait in order, and refuses the rest with a BusyError. */
export class Turnstile {
  readonly #places: number;
  readonly #seats: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ places, seats }: { places: number; seats: number }) {
    this.#places = places;
    this.#seats = seats;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#places) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // A place passes straight to who waits longest, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#seats) return Promise.reject(new BusyError('Too much is asked for at once'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** A photograph of 64 megapixels takes about 200 MB while it is read; what is larger passes untouched. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;

// Pages are served by the same process: images take at most half of its cores, one each, and cache nothing.
sharp.cache(false);
sharp.concurrency(1);
const turnstile = new Turnstile({ places: Math.max(1, Math.floor(availableParallelism() / 2)), seats: 256 });

export interface EncodedImage {
  contentType: string;
  body: Uint8Array;
}

/** Null for what is to pass untouched: no image, an animation, unreadable, only growing. Throws BusyError, OverloadError. */
export async function encodeImage(
  original: Uint8Array,
  request: ImageRequest,
  isWebpAccepted: boolean,
): Promise<EncodedImage | null> {
  const from = formatOf(original);
  if (!from) return null;
  const to = variantFormat(request, from, isWebpAccepted);
  const made = await turnstile.run(() => resize(original, request, to));
  if (!made || (made.isWhole && to === from && made.body.length >= original.length)) return null;
  return { contentType: `image/${to}`, body: made.body };
}

async function resize(original: Uint8Array, request: ImageRequest, to: VariantFormat) {
  try {
    const image = sharp(original, { limitInputPixels: MAX_PIXELS, autoOrient: true }).timeout({
      seconds: MAX_SECONDS,
    });
    const { autoOrient, pages = 1 } = await image.metadata();
    if (pages > 1) return null;
    const { width, height, isCut } = targetSize(autoOrient, request);
    const resized = image.resize({ width, height, fit: isCut ? 'cover' : 'fill' });
    const body = await written(resized, to, request.quality).toBuffer();
    return { body, isWhole: width === autoOrient.width && height === autoOrient.height };
  } catch (error) {
    // libvips and its codecs have no codes, only words: "timeout: 45% complete", "out of memory", "Insufficient memory".
    if (error instanceof Error && /timeout|memory/i.test(error.message))
      throw new OverloadError('An image was given up', { cause: error });
    return null;
  }
}

function written(image: Sharp, format: VariantFormat, quality: number): Sharp {
  if (format === 'webp') return image.webp({ quality });
  if (format === 'png') return image.png({ compressionLevel: 9 });
  // JPEG knows no transparency: the page behind images is light.
  return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
}

interface Size {
  width: number;
  height: number;
}

/** Never more pixels than the original's; a cut image has its box's ratio all the same. `isCut`: the edges go. */
export function targetSize(original: Size, request: ImageRequest): Size & { isCut: boolean } {
  const { width, height, fit } = request;
  if (fit === 'crop' && width && height) {
    const scale = Math.min(1, original.width / width, original.height / height);
    return { ...scaled({ width, height }, scale), isCut: true };
  }
  const scales = [width && width / original.width, height && height / original.height].filter(
    (scale) => scale !== null,
  );
  const scale = Math.min(1, fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
  return { ...scaled(original, scale), isCut: false };
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
