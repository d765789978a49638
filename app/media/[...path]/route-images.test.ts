import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { BANNER, drawn, filesKept, MINUTE, mediaShop, openHandler, PACK, read } from './route.fixture';

const shop = mediaShop();

describe('images', () => {
  test('[IMG-1] are as wide, as high and in the format that their address asks for', async () => {
    const response = await shop.get(`${PACK}?auto=webp&format=pjpg&width=320&height=400&fit=cover`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await read(response)).toMatchObject({ width: 320, height: 400, format: 'webp' });
  });

  test('[IMG-1] whose browser knows no WebP come as progressive JPEG or PNG, and caches are told', async () => {
    const jpeg = await shop.get(`${PACK}?auto=webp&format=pjpg&width=160`, { accept: 'image/png,image/*;q=0.8' });
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect(jpeg.headers.get('vary')).toBe('Accept');
    expect(await read(jpeg)).toMatchObject({ width: 160, isProgressive: true });
    const png = await shop.get(`${BANNER}?auto=webp&format=png&width=160`, { accept: '*/*' });
    expect(png.headers.get('content-type')).toBe('image/png');
    expect((await shop.get(`${PACK}?format=pjpg`)).headers.get('vary')).toBeNull();
  });

  test('[IMG-2] of other widths come in the next one that is served, and never enlarged', async () => {
    expect(await read(await shop.get(`${PACK}?width=300`))).toMatchObject({ width: 320 });
    expect(await read(await shop.get(`${PACK}?width=2560`))).toMatchObject({ width: 1200, height: 1500 });
    expect((await shop.get(`${PACK}?width=wide`)).status).toBe(400);
  });

  test('are made once for all who ask at the same time, and kept', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.get(`${PACK}?width=640`)));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await filesKept(shop)).toBe(1);
    await shop.get(`${PACK}?width=320`);
    expect(shop.origin.calls).toHaveLength(1);
    await shop.origin.close();
    const again = await (await openHandler())(`${PACK}?width=640`);
    expect(again.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
  });

  test('are not sent to who has them', async () => {
    const first = await shop.get(`${PACK}?auto=webp&width=320`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await shop.get(`${PACK}?auto=webp&width=320`, { 'if-none-match': known });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expect(second.headers.get('vary')).toBe('Accept');
    }
    expect((await shop.get(`${PACK}?auto=webp&width=320`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('of Magento’s hashed paths may be kept for a year, others for an hour', async () => {
    expect((await shop.get(`${PACK}?width=40`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await shop.get(`${BANNER}?width=40`)).headers.get('cache-control')).toMatch(/^public, max-age=3600, /);
  });

  test('are asked about again after a while, and made anew only when they have changed', async () => {
    const old = await shop.get(`${BANNER}?width=40`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE });
    shop.get = await openHandler();
    expect((await shop.get(`${BANNER}?width=40`)).headers.get('etag')).toBe(old.headers.get('etag'));
    expect(shop.origin.calls.at(-1)?.headers['if-none-match']).toBe('"1"');
    await shop.get(`${BANNER}?width=40`);
    expect(shop.origin.calls).toHaveLength(2);

    shop.origin.file(BANNER, await drawn('#558', 900, 300).png().toBuffer(), 'image/png', '"2"');
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    shop.get = await openHandler();
    expect((await shop.get(`${BANNER}?width=40`)).headers.get('etag')).not.toBe(old.headers.get('etag'));
  });

  test('outlive a backend that fails, but not their original', async () => {
    const kept = await shop.get(`${BANNER}?width=40`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE });
    shop.origin.answers.set(BANNER, (_, response) => response.writeHead(503).end());
    shop.get = await openHandler();
    expect((await shop.get(`${BANNER}?width=40`)).headers.get('etag')).toBe(kept.headers.get('etag'));
    await shop.get(`${BANNER}?width=40`);
    expect(shop.origin.calls, 'a failing backend is not asked each time').toHaveLength(2);

    vi.setSystemTime(Date.now() + 6 * MINUTE);
    shop.origin.answers.delete(BANNER);
    expect((await shop.get(`${BANNER}?width=40`)).status).toBe(404);
    expect(await filesKept(shop)).toBe(0);
  });

  test('that the backend keeps to one visitor are not kept', async () => {
    const body = await drawn('#285').jpeg().toBuffer();
    shop.origin.answers.set(PACK, (_, response) => response.writeHead(200, { 'Cache-Control': 'no-store' }).end(body));
    expect((await shop.get(`${PACK}?width=40`)).headers.get('cache-control')).toBe('private, no-store');
    expect(await filesKept(shop)).toBe(0);
  });

  test.each(['timeout: 45% complete', 'out of memory --- size == 200MB'])(
    'that one busy moment left as they were (%s) are made when they are asked for again',
    async (failure) => {
      vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error(failure));
      const whole = await shop.get(`${PACK}?width=40`);
      expect(whole.headers.get('cache-control')).toBe('private, no-store');
      expect(await read(whole)).toMatchObject({ width: 1200 });
      expect(await filesKept(shop)).toBe(0);
      const made = await shop.get(`${PACK}?width=40`);
      expect(made.headers.get('cache-control')).toMatch(/^public/);
      expect(await read(made)).toMatchObject({ width: 40 });
    },
  );

  test('that are broken come as they are and are kept, for they stay so', async () => {
    shop.origin.file(PACK, (await drawn('#285').jpeg().toBuffer()).subarray(0, 2000), 'image/jpeg');
    const response = await shop.get(`${PACK}?width=40`);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(await filesKept(shop)).toBe(1);
  });

  test('that only say so by name come as they are, and nothing in them runs', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    shop.origin.file('/media/wysiwyg/drawing.png', drawing, 'image/svg+xml');
    const response = await shop.get('/media/wysiwyg/drawing.png?width=40');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing);
  });
});

test('without a disk images are kept in memory', async () => {
  vi.stubEnv('MEDIA_CACHE_DIR', '/dev/null/media');
  shop.get = await openHandler();
  const first = await shop.get(`${PACK}?width=320`);
  // The original itself is forgotten after a minute.
  const later = performance.now() + 2 * MINUTE;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  await shop.origin.close();
  expect((await shop.get(`${PACK}?width=640`)).status).toBe(502);
  expect((await shop.get(`${PACK}?width=320`)).headers.get('etag')).toBe(first.headers.get('etag'));
});
