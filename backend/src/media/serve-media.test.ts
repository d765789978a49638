import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMedia } from './serve-media';

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-media-'));
  root = join(folder, 'media');
  mkdirSync(join(root, 'catalog/product/p/a'), { recursive: true });
  writeFileSync(join(root, 'catalog/product/p/a/pack front.webp'), 'picture');
  writeFileSync(join(root, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, '.secret.png'), 'hidden');
  writeFileSync(join(root, 'notes.sqlite'), 'data');
  for (const name of ['downloadable', 'Downloadable']) {
    mkdirSync(join(root, name, 'files/links/b/o'), { recursive: true });
    writeFileSync(join(root, name, 'files/links/b/o/book.pdf'), 'bought');
  }
  writeFileSync(join(folder, 'outside.png'), 'outside');
});

afterAll(() => rmSync(folder, { recursive: true }));

const FILE = '/catalog/product/p/a/pack%20front.webp';

function fetchMedia(pathname: string, init: RequestInit = {}): Promise<Response> {
  return serveMedia(new Request(`http://shop.example/media${pathname}`, init), root, pathname);
}

describe('serveMedia', () => {
  it('gives a file with its type, kept for a year', async () => {
    const response = await fetchMedia(FILE);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-length')).toBe('7');
    expect(response.headers.get('cache-control')).toBe('max-age=31536000, public');
    expect(await response.text()).toBe('picture');
  });

  it('finds the original behind the URL of a resized copy', async () => {
    const cached = `/catalog/product/cache/${'0123456789abcdef'.repeat(2)}/p/a/pack%20front.webp`;
    expect(await (await fetchMedia(cached)).text()).toBe('picture');
    expect((await fetchMedia('/catalog/product/cache/short/p/a/pack%20front.webp')).status).toBe(404);
  });

  it('finds the original behind the URL of a swatch', async () => {
    mkdirSync(join(root, 'attribute/swatch/m/i'), { recursive: true });
    writeFileSync(join(root, 'attribute/swatch/m/i/mint.webp'), 'swatch');
    for (const size of ['swatch_thumb/110x90', 'swatch_image/30x20']) {
      expect(await (await fetchMedia(`/attribute/swatch/${size}/m/i/mint.webp`)).text()).toBe('swatch');
    }
  });

  it('answers 304 to who has the file already', async () => {
    const { headers } = await fetchMedia(FILE);
    const etag = headers.get('etag') ?? '';
    const modified = headers.get('last-modified') ?? '';
    for (const known of [
      ['if-none-match', etag],
      ['if-none-match', `"other", W/${etag}`],
      ['if-modified-since', modified],
    ] as const) {
      const response = await fetchMedia(FILE, { headers: [[...known]] });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    for (const known of [
      ['if-none-match', '"other"'],
      ['if-modified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ] as const)
      expect((await fetchMedia(FILE, { headers: [[...known]] })).status).toBe(200);
  });

  it('answers HEAD without the content', async () => {
    const response = await fetchMedia(FILE, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '7', '']);
  });

  it.each([
    ['bytes=0-1', 'pi', 'bytes 0-1/7'],
    ['bytes=3-', 'ture', 'bytes 3-6/7'],
    ['bytes=-2', 're', 'bytes 5-6/7'],
    ['bytes=-99', 'picture', 'bytes 0-6/7'],
    ['bytes=5-99', 're', 'bytes 5-6/7'],
  ])('gives the part %s, without which Safari plays no film', async (range, part, told) => {
    const response = await fetchMedia(FILE, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, told]);
    expect(response.headers.get('content-length')).toBe(String(part.length));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await response.text()).toBe(part);
  });

  it.each(['bytes=7-', 'bytes=99-100', 'bytes=-0'])(
    'answers 416 to %s, and tells how long the file is',
    async (range) => {
      const response = await fetchMedia(FILE, { headers: { range } });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */7']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['bytes=', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=a-b'])(
    'gives the whole file where %j is no single part of it',
    async (range) => {
      const response = await fetchMedia(FILE, { headers: { range } });
      expect([response.status, await response.text()]).toEqual([200, 'picture']);
      expect(response.headers.get('accept-ranges')).toBe('bytes');
    },
  );

  it('gives a part only of the version that the client has begun with', async () => {
    const { headers } = await fetchMedia(FILE);
    const part = (ifRange: string) => fetchMedia(FILE, { headers: { range: 'bytes=0-1', 'if-range': ifRange } });
    expect((await part(headers.get('etag') ?? '')).status).toBe(206);
    expect((await part(headers.get('last-modified') ?? '')).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
  });

  it.each([
    '/nope.png',
    '/downloadable/files/links/b/o/book.pdf',
    '//Downloadable/files/links/b/o/book.pdf',
    '/%64ownloadable/files/links/b/o/book.pdf',
    '/catalog/product',
    '/../outside.png',
    '/%2e%2e/outside.png',
    '/%2e%2e%2foutside.png',
    '/..%5coutside.png',
    '/.secret.png',
    '/notes.sqlite',
    '/%00.png',
    '/%zz.png',
    '',
  ])('answers 404 to %j', async (pathname) => {
    expect((await serveMedia(new Request('http://shop.example/media'), root, pathname)).status).toBe(404);
  });

  it('answers 404 to other methods', async () => {
    expect((await fetchMedia(FILE, { method: 'POST' })).status).toBe(404);
  });

  it('lets no script of an SVG run', async () => {
    const { headers } = await fetchMedia('/logo.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
