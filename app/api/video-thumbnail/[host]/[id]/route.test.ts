import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { GET } from './route';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0 a picture')]);
const FILM = 'dQw4w9WgXcQ';

/** What the video hosts answer, by address; anything else is 404. */
let hosts: Record<string, () => Response | Promise<Response>>;
let asked: string[];

beforeEach(() => {
  hosts = {};
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    // YouTube sends a grey picture along with its 404.
    return hosts[url]?.() ?? new Response(JPEG, { status: 404 });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  clearProcessMemory();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = (host: string, id: string) =>
  GET(new Request(`http://localhost:3000/api/video-thumbnail/${host}/${id}`), {
    params: Promise.resolve({ host, id }),
  });

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

test('[CMS-6] a film’s picture is read from its host by the shop, the largest that there is, and kept for long', async () => {
  hosts[`https://i.ytimg.com/vi/${FILM}/hqdefault.jpg`] = () => new Response(JPEG);
  const response = await ask('youtube', FILM);
  expect(asked.map((url) => url.split('/').at(-1))).toEqual(['maxresdefault.jpg', 'sddefault.jpg', 'hqdefault.jpg']);
  expect(await bytesOf(response)).toEqual(JPEG);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
});

test('[CMS-6] a film’s host is asked once for its picture, whoever wants it', async () => {
  hosts[`https://i.ytimg.com/vi/${FILM}/maxresdefault.jpg`] = () => new Response(JPEG);
  await Promise.all([ask('youtube', FILM), ask('youtube', FILM)]);
  await ask('youtube', FILM);
  expect(asked).toHaveLength(1);
});

test('[CMS-6] a film of Vimeo shows the picture that its data name', async () => {
  const picture = 'https://i.vimeocdn.com/video/452001751-abc_640';
  hosts['https://vimeo.com/api/v2/video/76979871.json'] = () => Response.json([{ thumbnail_large: picture }]);
  hosts[picture] = () => new Response(JPEG);
  expect(await bytesOf(await ask('vimeo', '76979871'))).toEqual(JPEG);
});

test.each(['https://evil.example/video/1.jpg', 'http://i.vimeocdn.com/video/1.jpg', 'http://127.0.0.1:4000/'])(
  '[CMS-6] a film’s data cannot have the shop’s server ask anywhere else: %s',
  async (picture) => {
    hosts['https://vimeo.com/api/v2/video/76979871.json'] = () => Response.json([{ thumbnail_large: picture }]);
    hosts[picture] = () => new Response(JPEG);
    const response = await ask('vimeo', '76979871');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(asked).toEqual(['https://vimeo.com/api/v2/video/76979871.json']);
  },
);

test('[CMS-6] a film without a picture gets a neutral one for a while, without asking again', async () => {
  const response = await ask('youtube', FILM);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  expect(asked).toHaveLength(4);
  await ask('youtube', FILM);
  expect(asked).toHaveLength(4);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
  ['is out of order', () => new Response(null, { status: 503 })],
  ['sends without end', () => new Response(Buffer.concat([JPEG, Buffer.alloc(3 * 1024 * 1024)]))],
])('[CMS-6] a host that %s leaves a neutral picture, and is asked again soon', async (_, answer) => {
  hosts[`https://i.ytimg.com/vi/${FILM}/maxresdefault.jpg`] = answer;
  const response = await ask('youtube', FILM);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  hosts[`https://i.ytimg.com/vi/${FILM}/maxresdefault.jpg`] = () => new Response(JPEG);
  expect((await ask('youtube', FILM)).headers.get('content-type')).toBe('image/jpeg');
});

test('[CMS-6] what is no picture is not passed on as one', async () => {
  const page = () => new Response('<html><script>alert(1)</script>', { headers: { 'Content-Type': 'image/jpeg' } });
  for (const size of ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault']) {
    hosts[`https://i.ytimg.com/vi/${FILM}/${size}.jpg`] = page;
  }
  expect((await ask('youtube', FILM)).headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  ['youtube', 'short'],
  ['youtube', '../../../x'],
  ['vimeo', '12a'],
  ['vimeo', '1/../../2'],
  ['toString', '1'],
  ['file', '1'],
])('[CMS-6] what numbers no film is asked of nobody: %s %s', async (host, id) => {
  expect((await ask(host, id)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('[CMS-6] a client gets so many pictures per minute that the shop has to ask for, and any that it has', async () => {
  const limit = env.RATE_LIMITS.thumbnail;
  env.RATE_LIMITS.thumbnail = 1;
  hosts[`https://i.ytimg.com/vi/${FILM}/maxresdefault.jpg`] = () => new Response(JPEG);
  expect((await ask('youtube', FILM)).status).toBe(200);
  expect((await ask('youtube', 'aaaaaaaaaaa')).status).toBe(429);
  expect((await ask('youtube', FILM)).status).toBe(200);
  env.RATE_LIMITS.thumbnail = limit;
});
