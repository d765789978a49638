import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markRevalidated } from '@/lib/cache/memory-store.mjs';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { resolveRoute } from './resolve-route';

const category = { __typename: 'CategoryTree', relative_url: 'x', redirect_code: 0, type: 'CATEGORY', uid: 'Mw==' };
const product = { ...category, __typename: 'SimpleProduct', type: 'PRODUCT', sku: 'A-1', url_key: null };

let commerce: ReturnType<typeof fakeCommerce>;

beforeEach(() => {
  clearProcessMemory();
  commerce = fakeCommerce({
    route: ({ variables }: { variables: Record<string, unknown> }) => ({
      route: variables.url === '/none' ? null : category,
    }),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often the backend has been asked once a path is resolved at this moment. */
async function askedAt(ms: number, path: string): Promise<number> {
  vi.setSystemTime(ms);
  await resolveRoute('default', path);
  await new Promise((resolve) => setTimeout(resolve));
  return commerce.calls.filter(({ variables }) => variables.url === path).length;
}

test('[ROUTE-14] a route is asked for again after a minute, and served for an hour more while nobody answers', async () => {
  expect([await askedAt(0, '/kept'), await askedAt(59_999, '/kept'), await askedAt(60_000, '/kept')]).toEqual([
    1, 1, 2,
  ]);
  commerce.answers.route = () => new Promise(() => {});
  vi.setSystemTime(60_000 + 61 * 60_000 - 1);
  await expect(resolveRoute('default', '/kept')).resolves.toEqual({ type: 'category', uid: 'Mw==' });
});

test('[ROUTE-16] a path that is nothing is asked for again after ten seconds, and waited for', async () => {
  expect([await askedAt(0, '/none'), await askedAt(9_999, '/none')]).toEqual([1, 1]);
  commerce.answers.route = { route: category };
  vi.setSystemTime(10_000);
  await expect(resolveRoute('default', '/none')).resolves.toEqual({ type: 'category', uid: 'Mw==' });
});

test('[ROUTE-15] a changed URL rewrite shows once a tag is dropped', async () => {
  await resolveRoute('default', '/a');
  commerce.answers.route = { route: product };
  markRevalidated(['cat_p_12'], Date.now() + 1);
  await askedAt(1, '/a');
  await expect(resolveRoute('default', '/a')).resolves.toMatchObject({ type: 'product' });
});

test('[ROUTE-14] a product has the key of its URL, empty where it has none', async () => {
  commerce.answers.route = { route: product };
  const route = { type: 'product', uid: 'Mw==', sku: 'A-1' };
  await expect(resolveRoute('default', '/a')).resolves.toEqual({ ...route, urlKey: '' });
  commerce.answers.route = { route: { ...product, url_key: 'a' } };
  await expect(resolveRoute('default', '/b')).resolves.toEqual({ ...route, urlKey: 'a' });
});
