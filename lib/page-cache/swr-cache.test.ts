import { describe, expect, test, vi } from 'vitest';
import { SwrCache } from './swr-cache';

function cacheAt(freshFor: number) {
  const clock = { now: 0 };
  return { clock, cache: new SwrCache<string>({ max: 2, freshFor: () => freshFor, now: () => clock.now }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('SwrCache', () => {
  test('asks once for callers at the same time, and not again while fresh', async () => {
    const { cache } = cacheAt(100);
    const load = vi.fn(async () => 'a');
    expect(await Promise.all([cache.get('k', load), cache.get('k', load)])).toEqual(['a', 'a']);
    await cache.get('k', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('serves a value past its time while it is asked for behind', async () => {
    const { cache, clock } = cacheAt(100);
    await cache.get('k', async () => 'old');
    clock.now = 101;
    expect(await cache.get('k', async () => 'new')).toBe('old');
    await settled();
    expect(await cache.get('k', async () => 'newer')).toBe('new');
  });

  test('keeps a value while asking fails, and rejects only where it has none', async () => {
    const { cache, clock } = cacheAt(100);
    const fail = async () => Promise.reject(new Error('down'));
    await expect(cache.get('k', fail)).rejects.toThrow('down');
    await cache.get('k', async () => 'kept');
    clock.now = 101;
    expect(await cache.get('k', fail)).toBe('kept');
    await settled();
    expect(await cache.get('k', fail)).toBe('kept');
  });

  test('is bounded', async () => {
    const { cache } = cacheAt(100);
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
    const load = vi.fn(async () => 'again');
    expect(await cache.get('a', load)).toBe('again');
  });
});
