import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMediaOrigin } from '@/lib/testing/fake-media-origin';

const LINK = '/downloadable/download/link/id/MC4xLDIz';

let origin: Awaited<ReturnType<typeof fakeMediaOrigin>>;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeEach(async () => {
  origin = await fakeMediaOrigin();
  vi.stubEnv('COMMERCE_ORIGIN', origin.url);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  const { GET } = await import('./route');
  get = (path, headers = {}) => GET(new Request(`https://shop.example${path}`, { headers }));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await origin.close();
});

describe('[NET-2] a download on the shop’s own origin', () => {
  test('[NET-2] is the backend’s file under its name, and no cache may store it', async () => {
    origin.answers.set(`${LINK}/`, (_, response) => {
      const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="guide.pdf"' };
      response.writeHead(200, { ...headers, 'Cache-Control': 'public, max-age=9', 'X-Powered-By': 'PHP' }).end('%PDF');
    });
    const response = await get(LINK);
    expect(await response.text()).toBe('%PDF');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="guide.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  test('is asked for with the visitor’s session and the part that is wanted', async () => {
    origin.answers.set(`${LINK}/`, (request, response) => {
      expect(request.headers).toMatchObject({ cookie: 'PHPSESSID=1', range: 'bytes=0-1' });
      response.writeHead(206, { 'Content-Range': 'bytes 0-1/4' }).end('%P');
    });
    const response = await get(`${LINK}/`, { cookie: 'PHPSESSID=1', range: 'bytes=0-1', authorization: 'Bearer x' });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-1/4']);
    expect(origin.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('that is a page runs nothing on the shop’s origin', async () => {
    origin.answers.set(`${LINK}/`, (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>'),
    );
    expect((await get(LINK)).headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
  });

  test('that the backend does not give out leads to the list of downloads, which says so; a sample leads back to its page', async () => {
    const elsewhere = (_: unknown, response: import('node:http').ServerResponse) =>
      response.writeHead(302, { Location: 'https://magento.example/customer/account/login/' }).end();
    const sample = '/downloadable/download/linkSample/link_id/4';
    origin.answers.set(`${LINK}/`, elsewhere).set(`${sample}/`, elsewhere);
    const response = await get(LINK);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/downloadable/customer/products?refused=unshared',
    ]);
    const usedUp = { Location: 'https://magento.example/downloadable/customer/products/' };
    origin.answers.set(`${LINK}/`, (_, answer) => answer.writeHead(302, usedUp).end());
    expect((await get(LINK)).headers.get('location')).toBe('/downloadable/customer/products?refused');
    expect((await get(sample)).status).toBe(404);
    const led = async (referer: string, site = 'same-origin') => {
      const answer = await get(sample, { referer, 'sec-fetch-site': site });
      return [answer.status, answer.headers.get('location')];
    };
    const guide = '/mmstr_th/guide.html?variant=a';
    expect(await led(`https://shop.example${guide}`)).toEqual([303, `${guide}#no-sample`]);
    expect(await led('https://shop.example//evil.example/')).toEqual([404, null]);
    expect(await led('https://evil.example/guide.html', 'cross-site')).toEqual([404, null]);
  });

  test.each([
    '/downloadable/download/../../rest',
    '/downloadable/download/link/id/..%2f',
    '/downloadable/download/link',
  ])('is nothing but a download: %s is not passed on', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(origin.calls).toHaveLength(0);
  });

  test('whose backend fails or is away is a 502', async () => {
    origin.answers.set(`${LINK}/`, (_, response) => response.writeHead(500).end());
    expect((await get(LINK)).status).toBe(502);
    await origin.close();
    expect((await get(LINK)).status).toBe(502);
  });
});
