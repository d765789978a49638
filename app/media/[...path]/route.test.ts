import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMediaOrigin } from '@/lib/testing/fake-media-origin';

const PACK = '/media/catalog/product/cache/0123456789abcdef0123456789abcdef/p/a/pack.jpg';
const BANNER = '/media/wysiwyg/banner.png';
const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const MINUTE = 60_000;

let origin: Awaited<ReturnType<typeof fakeMediaOrigin>>;
let folder: string;
let get: Awaited<ReturnType<typeof openHandler>>;

/** The handler as a process of its own has it. */
async function openHandler() {
  vi.resetModules();
  const { GET } = await import('./route');
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    GET(new Request(`https://shop.example${path}`, { headers: { accept: BROWSER, ...headers }, method }));
}

const drawn = (background: string, width = 1200, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background } });

const read = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

const filesKept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

beforeEach(async () => {
  origin = await fakeMediaOrigin();
  folder = await mkdtemp(join(tmpdir(), 'media-route-'));
  vi.stubEnv('COMMERCE_ORIGIN', origin.url);
  vi.stubEnv('MEDIA_CACHE_DIR', folder);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  origin.file(PACK, await drawn('#285').jpeg().toBuffer(), 'image/jpeg');
  origin.file(BANNER, await drawn('#825', 900, 300).png().toBuffer(), 'image/png');
  get = await openHandler();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await origin.close();
  await rm(folder, { recursive: true });
});

describe('images', () => {
  test('[IMG-1] are as wide, as high and in the format that their address asks for', async () => {
    const response = await get(`${PACK}?auto=webp&format=pjpg&width=320&height=400&fit=cover`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await read(response)).toMatchObject({ width: 320, height: 400, format: 'webp' });
  });

  test('[IMG-1] whose browser knows no WebP come as progressive JPEG or PNG, and caches are told', async () => {
    const jpeg = await get(`${PACK}?auto=webp&format=pjpg&width=160`, { accept: 'image/png,image/*;q=0.8' });
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect(jpeg.headers.get('vary')).toBe('Accept');
    expect(await read(jpeg)).toMatchObject({ width: 160, isProgressive: true });
    const png = await get(`${BANNER}?auto=webp&format=png&width=160`, { accept: '*/*' });
    expect(png.headers.get('content-type')).toBe('image/png');
    expect((await get(`${PACK}?format=pjpg`)).headers.get('vary')).toBeNull();
  });

  test('[IMG-2] of other widths come in the next one that is served, and never enlarged', async () => {
    expect(await read(await get(`${PACK}?width=300`))).toMatchObject({ width: 320 });
    expect(await read(await get(`${PACK}?width=2560`))).toMatchObject({ width: 1200, height: 1500 });
    expect((await get(`${PACK}?width=wide`)).status).toBe(400);
  });

  test('are made once for all who ask at the same time, and kept', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(`${PACK}?width=640`)));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await filesKept()).toBe(1);
    await get(`${PACK}?width=320`);
    expect(origin.calls).toHaveLength(1);
    await origin.close();
    const again = await (await openHandler())(`${PACK}?width=640`);
    expect(again.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
  });

  test('are not sent to who has them', async () => {
    const first = await get(`${PACK}?auto=webp&width=320`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await get(`${PACK}?auto=webp&width=320`, { 'if-none-match': known });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expect(second.headers.get('vary')).toBe('Accept');
    }
    expect((await get(`${PACK}?auto=webp&width=320`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('of Magento’s hashed paths may be kept for a year, others for an hour', async () => {
    expect((await get(`${PACK}?width=40`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(`${BANNER}?width=40`)).headers.get('cache-control')).toMatch(/^public, max-age=3600, /);
  });

  test('are asked about again after a while, and made anew only when they have changed', async () => {
    const old = await get(`${BANNER}?width=40`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE });
    get = await openHandler();
    expect((await get(`${BANNER}?width=40`)).headers.get('etag')).toBe(old.headers.get('etag'));
    expect(origin.calls.at(-1)?.headers['if-none-match']).toBe('"1"');
    await get(`${BANNER}?width=40`);
    expect(origin.calls).toHaveLength(2);

    origin.file(BANNER, await drawn('#558', 900, 300).png().toBuffer(), 'image/png', '"2"');
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    get = await openHandler();
    expect((await get(`${BANNER}?width=40`)).headers.get('etag')).not.toBe(old.headers.get('etag'));
  });

  test('outlive a backend that fails, but not their original', async () => {
    const kept = await get(`${BANNER}?width=40`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE });
    origin.answers.set(BANNER, (_, response) => response.writeHead(503).end());
    get = await openHandler();
    expect((await get(`${BANNER}?width=40`)).headers.get('etag')).toBe(kept.headers.get('etag'));
    await get(`${BANNER}?width=40`);
    expect(origin.calls, 'a failing backend is not asked each time').toHaveLength(2);

    vi.setSystemTime(Date.now() + 6 * MINUTE);
    origin.answers.delete(BANNER);
    expect((await get(`${BANNER}?width=40`)).status).toBe(404);
    expect(await filesKept()).toBe(0);
  });

  test('that the backend keeps to one visitor are not kept', async () => {
    const body = await drawn('#285').jpeg().toBuffer();
    origin.answers.set(PACK, (_, response) => response.writeHead(200, { 'Cache-Control': 'no-store' }).end(body));
    expect((await get(`${PACK}?width=40`)).headers.get('cache-control')).toBe('private, no-store');
    expect(await filesKept()).toBe(0);
  });

  test('that only say so by name come as they are, and nothing in them runs', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    origin.file('/media/wysiwyg/drawing.png', drawing, 'image/svg+xml');
    const response = await get('/media/wysiwyg/drawing.png?width=40');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(drawing);
  });
});

describe('other files', () => {
  test('pass untouched; a drawing may run nothing', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    origin.file('/media/logo/logo.svg', Buffer.from(drawing), 'image/svg+xml');
    const response = await get('/media/logo/logo.svg?auto=webp&format=pjpg&width=160');
    expect(await response.text()).toBe(drawing);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600, /);
    const again = await get('/media/logo/logo.svg', { 'if-none-match': '"1"' });
    expect([again.status, again.headers.get('content-type')]).toEqual([304, null]);
  });

  test('may be opened where browsers show them, and read in parts', async () => {
    origin.answers.set('/media/leaflet.pdf', (request, response) => {
      expect(request.headers.range).toBe('bytes=0-3');
      response.writeHead(206, { 'Content-Type': 'application/pdf', 'Content-Range': 'bytes 0-3/9' }).end('%PDF');
    });
    const response = await get('/media/leaflet.pdf', { range: 'bytes=0-3' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 0-3/9');
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await response.text()).toBe('%PDF');
  });

  test('are films that Safari asks for in parts, and is refused parts behind their end', async () => {
    const film = '/media/wysiwyg/film.mp4';
    origin.answers.set(film, ({ headers }, response) => {
      const told = { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes' };
      if (headers.range === 'bytes=0-1') {
        response.writeHead(206, { ...told, 'Content-Range': 'bytes 0-1/9', 'Content-Length': '2' }).end('mo');
      } else response.writeHead(416, { 'Content-Range': 'bytes */9' }).end();
    });
    const first = await get(film, { range: 'bytes=0-1' });
    expect(first.status).toBe(206);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 0-1/9',
      'content-type': 'video/mp4',
    });
    expect(await first.text()).toBe('mo');
    const behind = await get(film, { range: 'bytes=9-' });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */9']);
    expect(behind.headers.get('cache-control')).toBe('private, no-store');
  });

  test('no cookie passes, in either direction', async () => {
    origin.answers.set('/media/a.css', (_, response) => response.writeHead(200, { 'Set-Cookie': 'PHPSESSID=1' }).end());
    const response = await get('/media/a.css', { cookie: 'private_content_version=1', authorization: 'Bearer x' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(origin.calls[0]?.headers).not.toMatchObject({ cookie: expect.anything() });
    expect(origin.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('HEAD asks the backend for no body', async () => {
    origin.file('/media/leaflet.pdf', Buffer.from('%PDF'), 'application/pdf');
    expect((await get('/media/leaflet.pdf', {}, 'HEAD')).status).toBe(200);
    expect(origin.calls[0]?.method).toBe('HEAD');
  });
});

describe('failures', () => {
  test.each(['/media/nope.jpg', '/media/nope.pdf'])('%s is 404, for a minute at most', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await filesKept()).toBe(0);
  });

  test.each([
    [500, 502],
    [503, 503],
    [403, 403],
    [301, 502],
  ])('a backend’s %i is %i, and never kept', async (answered, status) => {
    const headers = answered === 301 ? { Location: 'http://169.254.169.254/secret' } : {};
    for (const path of [PACK, '/media/a.svg']) {
      origin.answers.set(path, (_, response) => response.writeHead(answered, headers).end('secret'));
      const response = await get(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain('secret');
    }
  });

  test('an unreachable backend is 502, one that breaks off too', async () => {
    origin.answers.set(PACK, (_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('part');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await get(PACK)).status).toBe(502);
    await origin.close();
    expect((await get(BANNER)).status).toBe(502);
  });

  test('a backend that is late is 504', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    origin.answers.set(BANNER, () => vi.advanceTimersByTime(10_000));
    expect((await get(BANNER)).status).toBe(504);
    expect(origin.calls).toHaveLength(1);
  });

  test('a picture that Magento is still resizing is waited for three times as long, then asked for once more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const file = origin.answers.get(PACK);
    origin.answers.set(PACK, (request, response) => {
      vi.advanceTimersByTime(29_000);
      file?.(request, response);
    });
    expect((await get(`${PACK}?width=40`)).status).toBe(200);
    expect(origin.calls).toHaveLength(1);

    const late = () => vi.advanceTimersByTime(30_000);
    get = await openHandler();
    origin.answers.set(PACK, () => {
      if (file) origin.answers.set(PACK, file);
      late();
    });
    expect((await get(`${PACK}?width=80`)).status).toBe(200);
    expect(origin.calls).toHaveLength(3);

    get = await openHandler();
    origin.answers.set(PACK, late);
    expect((await get(`${PACK}?width=160`)).status).toBe(504);
    expect(origin.calls).toHaveLength(5);
  });

  test('an image larger than 32 MiB is refused, whether or not its length is told', async () => {
    const chunk = Buffer.alloc(1024 * 1024);
    origin.answers.set(PACK, (_, response) => response.writeHead(200, { 'Content-Length': 33 * chunk.length }).end());
    expect((await get(PACK)).status).toBe(502);
    origin.answers.set(BANNER, (_, response) => {
      response.writeHead(200);
      for (let index = 0; index < 33; index++) response.write(chunk);
      response.end();
    });
    expect((await get(BANNER)).status).toBe(502);
  });

  test.each(['/media/%2e%2e%2fgraphql', '/media/..%5cgraphql', '/media/.env', '/media/%252e%252e%252fgraphql'])(
    '%s does not reach the backend',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(origin.calls).toEqual([]);
    },
  );
});

describe('MEDIA_OPTIMIZER=origin', () => {
  test('[IMG-1] the backend, or the CDN before it, gets the parameters and what the browser accepts', async () => {
    vi.stubEnv('MEDIA_OPTIMIZER', 'origin');
    get = await openHandler();
    const query = '?auto=webp&format=pjpg&width=321&height=400&fit=cover';
    origin.answers.set(PACK, (_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/webp', Vary: 'Accept', ETag: '"cdn"' }).end('resized'),
    );
    const response = await get(`${PACK}${query}`);
    expect(origin.calls[0]).toMatchObject({ url: `${PACK}${query}`, headers: { accept: BROWSER } });
    expect(await response.text()).toBe('resized');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      etag: '"cdn"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await filesKept()).toBe(0);
  });
});

test('without a disk images are kept in memory', async () => {
  vi.stubEnv('MEDIA_CACHE_DIR', '/dev/null/media');
  get = await openHandler();
  const first = await get(`${PACK}?width=320`);
  // The original itself is forgotten after a minute.
  const later = performance.now() + 2 * MINUTE;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  await origin.close();
  expect((await get(`${PACK}?width=640`)).status).toBe(502);
  expect((await get(`${PACK}?width=320`)).headers.get('etag')).toBe(first.headers.get('etag'));
});
