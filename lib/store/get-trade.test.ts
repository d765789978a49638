import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/config/env';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getTrade } from './get-trade';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

afterEach(() => {
  vi.unstubAllGlobals();
  env.SHOP_TRADE = undefined;
});

/** A backend whose products have these attributes. */
function backend(...attributes: string[]) {
  const fields = attributes.map((name) => ({ name, type: { kind: 'SCALAR', ofType: null } }));
  return fakeCommerce({ '/graphql': { filters: null, ProductInterface: { fields } } });
}

test('a shop is a pharmacy where its products say how they may be sold, and neutral on any other backend', async () => {
  backend('color', 'legal_category');
  expect(await getTrade()).toBe('pharmacy');
  backend('color', 'size');
  expect(await getTrade()).toBe('neutral');
});

test('SHOP_TRADE decides against what the backend shows, without asking it', async () => {
  const { calls } = backend('legal_category');
  env.SHOP_TRADE = 'neutral';
  expect(await getTrade()).toBe('neutral');
  env.SHOP_TRADE = 'pharmacy';
  expect(await getTrade()).toBe('pharmacy');
  expect(calls).toEqual([]);
});
