import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BusyError, encodeImage, Turnstile, targetSize } from './encode-image';
import { type ImageRequest, readParameters } from './media-request';

/** An image with some detail, so that formats and qualities differ. */
function photograph(width: number, height: number) {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f5efe2"/>${Array.from(
      { length: 40 },
      (_, index) =>
        `<circle cx="${(index * 53) % width}" cy="${(index * 97) % height}" r="${20 + index}" fill="hsl(${index * 9} 60% 50%)"/>`,
    ).join('')}</svg>`;
  return sharp(Buffer.from(stripes));
}

async function encode(original: Buffer, query: string, isWebpAccepted = false) {
  const request = readParameters(new URLSearchParams(query));
  if (!request) throw new Error(`${query} is refused`);
  const image = await encodeImage(original, request, isWebpAccepted);
  return image && { ...image, ...(await sharp(image.body).metadata()) };
}

describe('encodeImage', () => {
  test('[IMG-1] width, height and fit decide the pixels of an image', async () => {
    const original = await photograph(1200, 1500).webp().toBuffer();
    expect(await encode(original, 'width=320&height=400&fit=cover')).toMatchObject({ width: 320, height: 400 });
    expect(await encode(original, 'width=320&height=320&fit=crop')).toMatchObject({ width: 320, height: 320 });
    expect(await encode(original, 'width=320&height=320&fit=bounds')).toMatchObject({ width: 256, height: 320 });
  });

  test('[IMG-1] an image is encoded as WebP for auto=webp, else as a progressive JPEG or a PNG', async () => {
    const original = await photograph(400, 500).png().toBuffer();
    const query = 'auto=webp&format=pjpg&width=320';
    expect(await encode(original, query, true)).toMatchObject({ contentType: 'image/webp', format: 'webp' });
    expect(await encode(original, query)).toMatchObject({
      contentType: 'image/jpeg',
      format: 'jpeg',
      isProgressive: true,
    });
    expect(await encode(original, 'format=png&width=320')).toMatchObject({ contentType: 'image/png', format: 'png' });
  });

  test('[IMG-2] quality 85 takes more bytes than the default one', async () => {
    const original = await photograph(1200, 1500).png().toBuffer();
    const standard = await encode(original, 'auto=webp&width=640', true);
    const content = await encode(original, 'auto=webp&width=640&quality=85', true);
    expect(content?.body.length).toBeGreaterThan(standard?.body.length ?? Number.POSITIVE_INFINITY);
  });

  test('transparency stays in WebP and PNG, and is white in JPEG', async () => {
    const original = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await encode(original, 'auto=webp&width=40', true)).toMatchObject({ hasAlpha: true });
    const jpeg = await encode(original, 'format=pjpg&width=40');
    expect(jpeg).toMatchObject({ hasAlpha: false });
    expect([...(await sharp(jpeg?.body).raw().toBuffer())].every((value) => value > 250)).toBe(true);
  });

  test('a photograph lying on its side is put upright, and what the camera noted is left out', async () => {
    const original = await photograph(500, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const image = await encode(original, 'format=pjpg&width=320');
    expect(image).toMatchObject({ width: 320, height: 400 });
    expect(image?.exif).toBeUndefined();
  });

  test('an animation, a drawing, what is broken and what would grow pass untouched', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame('#c00'), frame('#00c')]);
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const jpeg = await photograph(600, 500).jpeg().toBuffer();
    const small = await photograph(320, 400).webp({ quality: 10 }).toBuffer();
    expect(await encode(animation, 'width=40')).toBeNull();
    expect(await encode(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'width=40')).toBeNull();
    expect(await encode(jpeg.subarray(0, 40), 'width=40')).toBeNull();
    expect(await encode(small, 'auto=webp&width=640', true)).toBeNull();
  });
});

const pack = { width: 1200, height: 1500 };
const asked = (box: Partial<ImageRequest>): ImageRequest => ({
  width: null,
  height: null,
  quality: 75,
  fit: 'bounds',
  format: null,
  isNegotiated: false,
  ...box,
});

test.each<[string, Partial<ImageRequest>, [number, number, boolean]]>([
  ['bounds stays inside its box', { width: 320, height: 320 }, [256, 320, false]],
  ['cover lies over all of its box, nothing cut', { width: 320, height: 320, fit: 'cover' }, [320, 400, false]],
  ['crop is its box', { width: 320, height: 320, fit: 'crop' }, [320, 320, true]],
  ['a box of the original’s ratio is met exactly', { width: 320, height: 400, fit: 'cover' }, [320, 400, false]],
  ['a width alone', { width: 640 }, [640, 800, false]],
  ['a height alone', { height: 80 }, [64, 80, false]],
  ['a width alone, to be cut', { width: 640, fit: 'crop' }, [640, 800, false]],
  ['bounds never enlarges', { width: 2560 }, [1200, 1500, false]],
  ['cover never enlarges', { width: 2560, height: 3200, fit: 'cover' }, [1200, 1500, false]],
  ['crop never enlarges, and has the box’s ratio', { width: 2560, height: 1440, fit: 'crop' }, [1200, 675, true]],
])('[IMG-1] %s', (_, box, [width, height, isCut]) => {
  expect(targetSize(pack, asked(box))).toEqual({ width, height, isCut });
});

test('a resized line of an image has at least a pixel', () => {
  expect(targetSize({ width: 5000, height: 1 }, asked({ width: 40 }))).toMatchObject({ width: 40, height: 1 });
});

/** Work that ends when told. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, running: () => ends.length, end: (index: number) => ends[index]?.() };
}

test('of pieces of work so many run, so many wait in order, the rest is refused', async () => {
  const turnstile = new Turnstile({ places: 2, seats: 1 });
  const { work, running, end } = held();
  const runs = [turnstile.run(work), turnstile.run(work), turnstile.run(work)];
  await expect(turnstile.run(work)).rejects.toBeInstanceOf(BusyError);
  expect(running()).toBe(2);
  end(0);
  await runs[0];
  await Promise.resolve();
  expect(running()).toBe(3);
  end(1);
  end(2);
  await Promise.all(runs);
});

test('a piece of work that fails gives its place to the next', async () => {
  const turnstile = new Turnstile({ places: 1, seats: 0 });
  await expect(turnstile.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turnstile.run(async () => 'yes')).toBe('yes');
});
