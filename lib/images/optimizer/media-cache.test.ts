import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskCache, type MediaCache, MemoryCache, openMediaCache, type Variant } from './media-cache';

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return { ...real, readdir: vi.fn(real.readdir) };
});

const MEGABYTE = 1024 * 1024;
const PATIENCE = { timeout: 15_000 };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-cache-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (name: string) => Buffer.from(name).toString('hex').padEnd(64, '0');

function variant(bytes: number, fill = 7): Variant {
  return {
    contentType: 'image/webp',
    etag: `"${fill}"`,
    original: { etag: '"a\nb"', lastModified: null },
    body: Buffer.alloc(bytes, fill),
  };
}

/** A file that a process has not finished writing, and what it is called below the folder. */
async function unfinished(name: string): Promise<string> {
  const file = join(key(name).slice(0, 2), `${key(name)}.550e8400-e29b-41d4-a716-446655440000.tmp`);
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), 'x');
  return file;
}

async function files(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(names.map(async (name) => ((await stat(join(folder, name))).isFile() ? [name] : [])));
  return found.flat();
}

describe.each<[string, () => MediaCache]>([
  ['on disk', () => new DiskCache(folder, MEGABYTE)],
  ['in memory', () => new MemoryCache(MEGABYTE)],
])('a cache %s', (_, open) => {
  test('gives back what it was given, whole', async () => {
    const cache = open();
    expect(await cache.get(key('a'))).toBeNull();
    await cache.set(key('a'), variant(5000));
    const cached = await cache.get(key('a'));
    expect({ ...cached, body: Buffer.from(cached?.body ?? []) }).toEqual({
      ...variant(5000),
      checkedAt: expect.closeTo(Date.now(), -4),
    });
    await cache.delete(key('a'));
    expect(await cache.get(key('a'))).toBeNull();
  });

  test('notes when an original was checked', async () => {
    const cache = open();
    await cache.set(key('a'), variant(10));
    await cache.check(key('a'), 1_700_000_000_000);
    await cache.check(key('other'), 1_700_000_000_000);
    expect(await cache.get(key('a'))).toMatchObject({ checkedAt: 1_700_000_000_000 });
    expect(await cache.get(key('other'))).toBeNull();
  });

  test('stays within its bytes: what is used longest ago goes first', async () => {
    const cache = open();
    for (let index = 0; index < 60; index++) {
      await cache.set(key(`a${index}`), variant(MEGABYTE / 20));
      await cache.get(key('a0'));
      // Two files used within the same millisecond have no order.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const all = () => Promise.all(Array.from({ length: 60 }, (_, index) => cache.get(key(`a${index}`))));
    const bytes = async () => (await all()).reduce((sum, found) => sum + (found?.body.length ?? 0), 0);
    // What is too much goes behind the scenes.
    await expect.poll(bytes, PATIENCE).toBeLessThanOrEqual(MEGABYTE * 1.05);
    expect(await bytes()).toBeGreaterThan(0);
    const cached = await all();
    expect(cached[59]).not.toBeNull();
    expect(cached[1]).toBeNull();
  });
});

describe('DiskCache', () => {
  test('several processes may share the folder of DiskCache: a reader finds a whole file or none', async () => {
    const caches = [1, 2, 3].map(() => new DiskCache(folder, MEGABYTE));
    await Promise.all(
      caches.flatMap((cache, process) =>
        Array.from({ length: 20 }, async (_, index) => {
          await cache.set(key('a'), variant(20_000 + index, process + 1));
          const cached = await cache.get(key('a'));
          expect(new Set(cached?.body).size).toBe(1);
        }),
      ),
    );
    expect(await files()).toHaveLength(1);
  });

  test('what is not whole in DiskCache is as good as absent', async () => {
    const cache = new DiskCache(folder, MEGABYTE);
    await cache.set(key('a'), variant(1000));
    const [name = ''] = await files();
    const path = join(folder, name);
    await writeFile(path, (await readFile(path)).subarray(0, 500));
    expect(await cache.get(key('a'))).toBeNull();
    await writeFile(path, 'nonsense');
    expect(await cache.get(key('a'))).toBeNull();
    await cache.set(key('a'), variant(1000));
    expect(await cache.get(key('a'))).not.toBeNull();
  });

  test('a use of DiskCache is noted even where the disk notes none', async () => {
    const cache = new DiskCache(folder, MEGABYTE);
    await cache.set(key('a'), variant(1000));
    const [name = ''] = await files();
    const [before, checkedAt] = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 60_000)];
    await utimes(join(folder, name), before, checkedAt);
    expect(await cache.get(key('a'))).toMatchObject({ checkedAt: checkedAt.getTime() });
    const { atime, mtime } = await stat(join(folder, name));
    expect(atime.getTime()).toBeGreaterThan(checkedAt.getTime());
    expect(mtime).toEqual(checkedAt);
  });

  test('what a process left half written in DiskCache is removed after an hour', async () => {
    const [old, recent] = [await unfinished('old'), await unfinished('new')];
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, old), hoursAgo, hoursAgo);
    await new DiskCache(folder, MEGABYTE).set(key('a'), variant(10));
    const left = async () => (await files()).filter((name) => name.endsWith('.tmp'));
    await expect.poll(left, PATIENCE).toEqual([recent]);
  });

  test('what lies in the folder of DiskCache and is not its own stays, however old and large', async () => {
    const others = ['62/holiday.mp4', `${key('b')}.bak`, 'letter.tmp'].sort();
    await mkdir(join(folder, '62'));
    for (const name of others) {
      await writeFile(join(folder, name), Buffer.alloc(MEGABYTE));
      await utimes(join(folder, name), 1, 1);
    }
    await new DiskCache(folder, MEGABYTE).set(key('a'), variant(MEGABYTE * 1.2));
    // It is used last, so it goes last.
    await expect.poll(files, PATIENCE).not.toContain(join('61', key('a')));
    expect((await files()).sort()).toEqual(others);
  });

  test('a variant that is put into DiskCache does not wait until its folder is looked through', async () => {
    vi.mocked(readdir).mockReturnValueOnce(new Promise(() => {}));
    const cache = new DiskCache(folder, MEGABYTE);
    await cache.set(key('a'), variant(1000));
    expect(await cache.get(key('a'))).not.toBeNull();
  });

  test('a folder that DiskCache cannot look through is told of, and tried again', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(readdir).mockRejectedValueOnce(new Error('Too many files are open'));
    const cache = new DiskCache(folder, MEGABYTE);
    const old = await unfinished('old');
    await utimes(join(folder, old), 1, 1);
    await cache.set(key('a'), variant(10));
    await expect.poll(() => report.mock.calls, PATIENCE).toEqual([[expect.stringContaining('Too many files')]]);
    await cache.set(key('b'), variant(MEGABYTE / 10));
    await expect.poll(files, PATIENCE).not.toContain(old);
    report.mockRestore();
  });
});

describe('openMediaCache', () => {
  test('makes its folder', async () => {
    expect(await openMediaCache(join(folder, 'a/b'), 16)).toBeInstanceOf(DiskCache);
    expect(await readdir(folder)).toEqual(['a']);
  });

  test('uses memory where the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await openMediaCache(join(folder, 'file/media'), 16)).toBeInstanceOf(MemoryCache);
  });
});
