import { describe, expect, test, vi } from 'vitest';
import { BANNER, BROWSER, filesKept, mediaShop, openHandler, PACK } from './route.fixture';

const shop = mediaShop();

describe('other files', () => {
  test('pass untouched; a drawing may run nothing', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    shop.origin.file('/media/logo/logo.svg', Buffer.from(drawing), 'image/svg+xml');
    const response = await shop.get('/media/logo/logo.svg?auto=webp&format=pjpg&width=160');
    expect(await response.text()).toBe(drawing);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600, /);
    const again = await shop.get('/media/logo/logo.svg', { 'if-none-match': '"1"' });
    expect([again.status, again.headers.get('content-type')]).toEqual([304, null]);
  });

  test('may be opened where browsers show them, and read in parts', async () => {
    shop.origin.answers.set('/media/leaflet.pdf', (request, response) => {
      expect(request.headers.range).toBe('bytes=0-3');
      response.writeHead(206, { 'Content-Type': 'application/pdf', 'Content-Range': 'bytes 0-3/9' }).end('%PDF');
    });
    const response = await shop.get('/media/leaflet.pdf', { range: 'bytes=0-3' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 0-3/9');
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await response.text()).toBe('%PDF');
  });

  test('are films that Safari asks for in parts, and is refused parts behind their end', async () => {
    const film = '/media/wysiwyg/film.mp4';
    shop.origin.answers.set(film, ({ headers }, response) => {
      const told = { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes' };
      if (headers.range === 'bytes=0-1') {
        response.writeHead(206, { ...told, 'Content-Range': 'bytes 0-1/9', 'Content-Length': '2' }).end('mo');
      } else response.writeHead(416, { 'Content-Range': 'bytes */9' }).end();
    });
    const first = await shop.get(film, { range: 'bytes=0-1' });
    expect(first.status).toBe(206);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 0-1/9',
      'content-type': 'video/mp4',
    });
    expect(await first.text()).toBe('mo');
    const behind = await shop.get(film, { range: 'bytes=9-' });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */9']);
    expect(behind.headers.get('cache-control')).toBe('private, no-store');
  });

  test('no cookie passes, in either direction', async () => {
    shop.origin.answers.set('/media/a.css', (_, response) =>
      response.writeHead(200, { 'Set-Cookie': 'PHPSESSID=1' }).end(),
    );
    const response = await shop.get('/media/a.css', { cookie: 'private_content_version=1', authorization: 'Bearer x' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(shop.origin.calls[0]?.headers).not.toMatchObject({ cookie: expect.anything() });
    expect(shop.origin.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('HEAD asks the backend for no body', async () => {
    shop.origin.file('/media/leaflet.pdf', Buffer.from('%PDF'), 'application/pdf');
    expect((await shop.get('/media/leaflet.pdf', {}, 'HEAD')).status).toBe(200);
    expect(shop.origin.calls[0]?.method).toBe('HEAD');
  });
});

describe('failures', () => {
  test.each(['/media/nope.jpg', '/media/nope.pdf'])('%s is 404, for a minute at most', async (path) => {
    const response = await shop.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await filesKept(shop)).toBe(0);
  });

  test.each([
    [500, 502],
    [503, 503],
    [403, 403],
    [301, 502],
  ])('a backend’s %i is %i, and never kept', async (answered, status) => {
    const headers = answered === 301 ? { Location: 'http://169.254.169.254/secret' } : {};
    for (const path of [PACK, '/media/a.svg']) {
      shop.origin.answers.set(path, (_, response) => response.writeHead(answered, headers).end('secret'));
      const response = await shop.get(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain('secret');
    }
  });

  test('an unreachable backend is 502, one that breaks off too', async () => {
    shop.origin.answers.set(PACK, (_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('part');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await shop.get(PACK)).status).toBe(502);
    await shop.origin.close();
    expect((await shop.get(BANNER)).status).toBe(502);
  });

  test('a backend that is late is 504', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shop.origin.answers.set(BANNER, () => vi.advanceTimersByTime(10_000));
    expect((await shop.get(BANNER)).status).toBe(504);
    expect(shop.origin.calls).toHaveLength(1);
  });

  test('a picture that Magento is still resizing is waited for three times as long, then asked for once more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const file = shop.origin.answers.get(PACK);
    shop.origin.answers.set(PACK, (request, response) => {
      vi.advanceTimersByTime(29_000);
      file?.(request, response);
    });
    expect((await shop.get(`${PACK}?width=40`)).status).toBe(200);
    expect(shop.origin.calls).toHaveLength(1);

    const late = () => vi.advanceTimersByTime(30_000);
    shop.get = await openHandler();
    shop.origin.answers.set(PACK, () => {
      if (file) shop.origin.answers.set(PACK, file);
      late();
    });
    expect((await shop.get(`${PACK}?width=80`)).status).toBe(200);
    expect(shop.origin.calls).toHaveLength(3);

    shop.get = await openHandler();
    shop.origin.answers.set(PACK, late);
    expect((await shop.get(`${PACK}?width=160`)).status).toBe(504);
    expect(shop.origin.calls).toHaveLength(5);
  });

  test('an image larger than 32 MiB is refused, whether or not its length is told', async () => {
    const chunk = Buffer.alloc(1024 * 1024);
    shop.origin.answers.set(PACK, (_, response) =>
      response.writeHead(200, { 'Content-Length': 33 * chunk.length }).end(),
    );
    expect((await shop.get(PACK)).status).toBe(502);
    shop.origin.answers.set(BANNER, (_, response) => {
      response.writeHead(200);
      for (let index = 0; index < 33; index++) response.write(chunk);
      response.end();
    });
    expect((await shop.get(BANNER)).status).toBe(502);
  });

  test.each(['/media/%2e%2e%2fgraphql', '/media/..%5cgraphql', '/media/.env', '/media/%252e%252e%252fgraphql'])(
    '%s does not reach the backend',
    async (path) => {
      expect((await shop.get(path)).status).toBe(404);
      expect(shop.origin.calls).toEqual([]);
    },
  );
});

describe('MEDIA_OPTIMIZER=origin', () => {
  test('[IMG-1] the backend, or the CDN before it, gets the parameters and what the browser accepts', async () => {
    vi.stubEnv('MEDIA_OPTIMIZER', 'origin');
    shop.get = await openHandler();
    const query = '?auto=webp&format=pjpg&width=321&height=400&fit=cover';
    shop.origin.answers.set(PACK, (_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/webp', Vary: 'Accept', ETag: '"cdn"' }).end('resized'),
    );
    const response = await shop.get(`${PACK}${query}`);
    expect(shop.origin.calls[0]).toMatchObject({ url: `${PACK}${query}`, headers: { accept: BROWSER } });
    expect(await response.text()).toBe('resized');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      etag: '"cdn"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await filesKept(shop)).toBe(0);
  });
});
