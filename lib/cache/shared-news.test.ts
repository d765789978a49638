import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedStore } from './shared-store.mjs';

/** A Redis that knows stale tags, and whose clock is ahead as a test says; it publishes by `hear`. */
const redis = vi.hoisted(() => ({
  ahead: 0,
  tags: [] as { value: string; score: number }[],
  hear: (_message: string): void => undefined,
}));

vi.mock('@redis/client', () => {
  const client = {
    duplicate: () => client,
    on: () => client,
    connect: async () => undefined,
    subscribe: async (_channel: string, listener: typeof redis.hear) => {
      redis.hear = listener;
    },
    sendCommand: async () => {
      const now = Date.now() + redis.ahead;
      return [String(Math.floor(now / 1000)), String((now % 1000) * 1000)];
    },
    zRangeByScoreWithScores: async (_key: string, from: number) => redis.tags.filter(({ score }) => score >= from),
  };
  return { createClient: () => client, RESP_TYPES: {} };
});

const NOW = 1_800_000_000_000;
/** A second, after which every instance asks again. */
const SECOND = 1_000;

let told: [readonly string[], number][];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  Object.assign(redis, { ahead: 500, tags: [] });
  told = [];
  new SharedStore({
    url: 'redis://redis.example',
    edition: 'build-1:shop',
    onRevalidated: (tags, at) => told.push([tags, at]),
  });
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('all tags of one revalidation are told of in one go', () => {
  const score = NOW + 500;
  const news = [
    { value: 'cat_p_1', score },
    { value: 'cat_p_2', score },
    { value: 'cat_c_3', score: score + 1 },
    { value: 'cat_p_4', score },
  ];
  redis.hear(JSON.stringify(news));
  expect(told).toEqual([
    [['cat_p_1', 'cat_p_2', 'cat_p_4'], NOW],
    [['cat_c_3'], NOW + 1],
  ]);
});

test('a revalidation stays of the same instant while measurements of Redis’ clock waver', async () => {
  redis.tags = [{ value: 'catalog', score: NOW + 500 }];
  for (const ahead of [500, 499, 501, 498, 502]) {
    redis.ahead = ahead;
    await vi.advanceTimersByTimeAsync(SECOND);
  }
  expect(told).toEqual(Array.from({ length: 5 }, () => [['catalog'], NOW]));
});

test('a later revalidation of the same tag is one, be it by a millisecond', async () => {
  redis.tags = [{ value: 'catalog', score: NOW + 500 }];
  await vi.advanceTimersByTimeAsync(SECOND);
  redis.tags = [{ value: 'catalog', score: NOW + 501 }];
  redis.ahead = 502;
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(told).toEqual([
    [['catalog'], NOW],
    [['catalog'], NOW + 1],
  ]);
});

test('a clock that was set is followed', async () => {
  redis.tags = [{ value: 'catalog', score: NOW + 500 }];
  redis.ahead = 400;
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(told).toEqual([[['catalog'], NOW + 100]]);
});
