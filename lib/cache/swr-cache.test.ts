import { describe, expect, test, vi } from 'vitest';
import { SwrCache } from './process-memory';

function cacheOf({ fresh = 100, stale = 1000 } = {}) {
  const clock = { now: 0 };
  return { clock, cache: new SwrCache<string>({ max: 2, lifetime: () => ({ fresh, stale }), now: () => clock.now }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const fail = async () => Promise.reject(new Error('down'));

describe('SwrCache', () => {
  test('SwrCache asks once for callers at the same time, and not again while fresh', async () => {
    const { cache } = cacheOf();
    const load = vi.fn(async () => 'a');
    expect(await Promise.all([cache.get('k', load), cache.get('k', load)])).toEqual(['a', 'a']);
    await cache.get('k', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('SwrCache serves a value past its time while it is asked for again', async () => {
    const { cache, clock } = cacheOf();
    await cache.get('k', async () => 'old');
    clock.now = 101;
    expect(await cache.get('k', async () => 'new')).toBe('old');
    await settled();
    expect(await cache.get('k', async () => 'newer')).toBe('new');
  });

  test('SwrCache waits for the answer where the value is long past its time', async () => {
    const { cache, clock } = cacheOf();
    await cache.get('k', async () => 'old');
    clock.now = 1101;
    expect(await cache.get('k', async () => 'new')).toBe('new');
  });

  test('SwrCache serves a value while asking fails, however old, and rejects only where it has none', async () => {
    const { cache, clock } = cacheOf();
    await expect(cache.get('k', fail)).rejects.toThrow('down');
    await cache.get('k', async () => 'kept');
    clock.now = 101;
    expect(await cache.get('k', fail)).toBe('kept');
    await settled();
    clock.now = 5000;
    expect(await cache.get('k', fail)).toBe('kept');
  });

  test('SwrCache expires all values, and serves what is known until the answer is there', async () => {
    const { cache } = cacheOf();
    await cache.get('k', async () => 'old');
    cache.expire();
    expect(await cache.get('k', fail)).toBe('old');
    await settled();
    expect(await cache.get('k', async () => 'new')).toBe('old');
    await settled();
    expect(await cache.get('k', fail)).toBe('new');
  });

  test('an answer to SwrCache that was under way when all expired is not taken for fresh', async () => {
    const { cache } = cacheOf();
    const before = cache.get('k', async () => 'before');
    cache.expire();
    await before;
    expect(await cache.get('k', async () => 'after')).toBe('before');
    await settled();
    expect(await cache.get('k', fail)).toBe('after');
  });

  test('SwrCache is bounded', async () => {
    const { cache } = cacheOf();
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
    const load = vi.fn(async () => 'again');
    expect(await cache.get('a', load)).toBe('again');
  });

  test('SwrCache has places apart for values that matter less', async () => {
    const cache = new SwrCache<string>({
      max: 1,
      lifetime: () => ({ fresh: 100, stale: 0 }),
      isMinor: (value) => value === 'nothing',
    });
    await cache.get('page', async () => 'page');
    await cache.get('x', async () => 'nothing');
    await cache.get('y', async () => 'nothing');
    expect(await cache.get('page', fail)).toBe('page');
    expect(await cache.get('x', async () => 'something')).toBe('something');
  });
});
