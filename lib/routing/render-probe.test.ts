import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markRevalidated, storeEntry } from '@/lib/cache/memory-store.mjs';
import { findCachedPage, ownServer } from '@/lib/cache/process-memory';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { ensureCached } from './render-probe';

const paths = { internal: '/mmstr_en/GBP/~category/cold.html', public: '/cold.html' };

const store = (html: string, internal = paths.internal) =>
  storeEntry(`/route-cache/APP_PAGE/1/$${internal}`, {
    value: { kind: 'APP_PAGE', html, status: 200 },
    tags: ['catalog'],
    lastModified: Date.now(),
    revalidate: 60,
  });

beforeEach(() => {
  vi.useFakeTimers();
  clearProcessMemory();
});

afterEach(() => {
  delete ownServer.ask;
  vi.useRealTimers();
  clearProcessMemory();
});

test.each([
  { page: 'page', status: 200 },
  { page: 'not-found page', status: 404 },
])(
  'a stale $page is asked for until it is another: an asking may share the look of a visitor, who finds none stale',
  async ({ status }) => {
    store('old');
    const asked: string[] = [];
    ownServer.ask = async (url) => {
      asked.push(url);
      // The third comes at a time when no visitor does.
      if (asked.length === 3) store('new');
      return new Response('<p>', { status });
    };
    await vi.advanceTimersByTimeAsync(10);
    markRevalidated(['catalog'], Date.now());
    await vi.advanceTimersByTimeAsync(10);
    expect(await ensureCached(paths)).toBe('rendered');
    expect(asked, 'not at the time of the visitor who has found it').toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual(['/cold.html', '/cold.html', '/cold.html']);
  },
);

test('stale pages are rendered again few at a time: a crawler that finds many takes no processor from visitors', async () => {
  const all = Array.from({ length: 10 }, (_, index) => {
    const name = `/page-${index}.html`;
    return { internal: `/mmstr_en/GBP/~product${name}`, public: name };
  });
  for (const { internal } of all) store('old', internal);
  let running = 0;
  let most = 0;
  ownServer.ask = async (url) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
    store('new', `/mmstr_en/GBP/~product${url}`);
    return new Response('<p>');
  };
  await vi.advanceTimersByTimeAsync(10);
  markRevalidated(['catalog'], Date.now());
  await vi.advanceTimersByTimeAsync(10);
  const visitAll = async () => {
    for (const one of all) expect(await ensureCached(one)).toBe('rendered');
    await vi.advanceTimersByTimeAsync(10_000);
  };
  await visitAll();
  expect(most).toBe(2);
  // The rest comes with later visitors.
  for (let visits = 1; visits < 5; visits += 1) await visitAll();
  expect(all.filter(({ internal }) => findCachedPage(internal)?.isStale())).toEqual([]);
});

test('a rendering that breaks off has failed: no visitor’s request makes everybody’s page', async () => {
  ownServer.ask = async () => {
    throw new Error('The answer broke off');
  };
  expect(await ensureCached({ internal: '/mmstr_en/GBP/~category/broken.html', public: '/broken.html' })).toBe(
    'failed',
  );
});
