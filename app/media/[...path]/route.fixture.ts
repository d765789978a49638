import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeMediaOrigin } from '@/lib/testing/fake-media-origin';

export const PACK = '/media/catalog/product/cache/0123456789abcdef0123456789abcdef/p/a/pack.jpg';
export const BANNER = '/media/wysiwyg/banner.png';
export const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
export const MINUTE = 60_000;

interface MediaShop {
  origin: Awaited<ReturnType<typeof fakeMediaOrigin>>;
  get: Awaited<ReturnType<typeof openHandler>>;
  folder: string;
}

/** The handler as a process of its own has it. */
export async function openHandler() {
  vi.resetModules();
  const { GET } = await import('./route');
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    GET(new Request(`https://shop.example${path}`, { headers: { accept: BROWSER, ...headers }, method }));
}

export const drawn = (background: string, width = 1200, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background } });

export const read = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

/** How many files the handler has kept. */
export const filesKept = async ({ folder }: MediaShop) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** Opens, for each test of a file, a backend with two pictures and a handler that keeps what it makes in a folder. */
export function mediaShop(): MediaShop {
  const shop = {} as MediaShop;
  beforeEach(async () => {
    shop.origin = await fakeMediaOrigin();
    shop.folder = await mkdtemp(join(tmpdir(), 'media-route-'));
    vi.stubEnv('COMMERCE_ORIGIN', shop.origin.url);
    vi.stubEnv('MEDIA_CACHE_DIR', shop.folder);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    shop.origin.file(PACK, await drawn('#285').jpeg().toBuffer(), 'image/jpeg');
    shop.origin.file(BANNER, await drawn('#825', 900, 300).png().toBuffer(), 'image/png');
    shop.get = await openHandler();
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await shop.origin.close();
    await rm(shop.folder, { recursive: true });
  });
  return shop;
}
