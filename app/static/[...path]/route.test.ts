import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMediaOrigin } from '@/lib/testing/fake-media-origin';

const FRONT = '/static/version1690000000/frontend/Magento/luma/en_US/images/promo.png';

let origin: Awaited<ReturnType<typeof fakeMediaOrigin>>;

beforeEach(async () => {
  origin = await fakeMediaOrigin();
  vi.stubEnv('COMMERCE_ORIGIN', origin.url);
  vi.stubEnv('MEDIA_CACHE_DIR', '/dev/null/media');
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await origin.close();
});

test('[IMG-1] a picture of a theme is resized as uploads are, and may be kept for as long as its version lasts', async () => {
  const drawing = sharp({ create: { width: 900, height: 300, channels: 3, background: '#825' } });
  origin.file(FRONT, await drawing.png().toBuffer(), 'image/png');
  const { GET } = await import('./route');
  const response = await GET(new Request(`https://shop.example${FRONT}?width=320`));
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(origin.calls.map(({ url }) => url)).toEqual([FRONT]);
});
