import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { currencies, fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { GET } from './route';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const ask = (query: string) => GET(new Request(`http://localhost:3000/api/analytics/items?${query}`));
const IN_SHOP = 'store=mmstr_en&currency=GBP';

let commerce: ReturnType<typeof fakeCommerce>;

beforeEach(() => {
  env.TAG_MANAGER_ID = 'GTM-TEST123';
  env.SHOP_TRADE = 'neutral';
  env.COMMERCE_FIELDS = 'StoreConfig.google_tag_manager_ga4_enabled';
  commerce = fakeCommerce({
    '/graphql': { filters: null },
    storeViews: threeViews,
    currencies,
    storeConfig: { storeConfig: { google_tag_manager_ga4_enabled: true } },
    productAttributes: { customAttributeMetadata: { items: [] } },
    countedProducts: { products: { items: [] } },
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  env.TAG_MANAGER_ID = undefined;
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  clearProcessMemory();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['', `sku=${'A'.repeat(65)}`, Array.from({ length: 51 }, (_, index) => `sku=${index}`).join('&')])(
  '[STORE-6] what may be told of products is not asked of the backend for %s',
  async (skus) => {
    expect((await ask(`${IN_SHOP}&${skus}`)).status).toBe(400);
    expect(commerce.calls).toEqual([]);
  },
);

test.each(['store=nowhere&currency=GBP', 'store=mmstr_en&currency=XXX'])(
  '[STORE-6] there is nothing to tell of products in a shop that is not there: %s',
  async (place) => {
    expect((await ask(`${place}&sku=A`)).status).toBe(404);
  },
);

test('[STORE-6] nothing is told of products where nothing is counted', async () => {
  env.TAG_MANAGER_ID = undefined;
  expect((await ask(`${IN_SHOP}&sku=A`)).status).toBe(404);
});

test('[STORE-6] while the backend fails nobody may be told of any product, and browsers ask again', async () => {
  commerce.answers.storeViews = () => {
    throw new TypeError('connect ECONNREFUSED');
  };
  const failed = await ask(`${IN_SHOP}&sku=A`);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('cache-control')).toBe('no-store');
});

test('[STORE-6] of a product that is not found nothing may be told, which is kept for a while', async () => {
  const answer = await ask(`${IN_SHOP}&sku=B&sku=A&sku=B`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ A: null, B: null });
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  expect(commerce.calls.at(-1)?.variables).toEqual({ skus: ['A', 'B'], pageSize: 2, isRuled: false });
});
