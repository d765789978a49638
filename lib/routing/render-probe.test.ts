import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEntry, markRevalidated } from '@/lib/cache/memory-store.mjs';
import { ownServer } from '@/lib/cache/process-memory';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { ensureCached } from './render-probe';

const paths = { internal: '/mmstr_en/GBP/~category/cold.html', public: '/cold.html' };
const key = `/route-cache/APP_PAGE/1/$${paths.internal}`;

const store = (html: string) =>
  keepEntry(key, {
    value: { kind: 'APP_PAGE', html, status: 200 },
    tags: ['catalog'],
    lastModified: Date.now(),
    cacheControl: { revalidate: 60 },
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

test('a stale page is asked for until it is another: an asking may share the look of a visitor, who finds none stale', async () => {
  store('old');
  const asked: string[] = [];
  ownServer.ask = async (url) => {
    asked.push(url);
    // The third comes at a time when no visitor does.
    if (asked.length === 3) store('new');
    return new Response('<p>');
  };
  await vi.advanceTimersByTimeAsync(10);
  markRevalidated(['catalog'], Date.now());
  await vi.advanceTimersByTimeAsync(10);
  expect(await ensureCached(paths)).toBe('rendered');
  expect(asked, 'not at the time of the visitor who has found it').toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual(['/cold.html', '/cold.html', '/cold.html']);
});

test('a rendering that breaks off has failed: no visitor’s request makes everybody’s page', async () => {
  ownServer.ask = async () => {
    throw new Error('The answer broke off');
  };
  expect(await ensureCached({ internal: '/mmstr_en/GBP/~category/broken.html', public: '/broken.html' })).toBe(
    'failed',
  );
});
