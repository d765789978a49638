import { expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getNetShare, toNetShare } from './get-product';

vi.mock('@/lib/magento/server/query', () => ({ query: vi.fn() }));

const tax = (value: number, description: 'INCLUDED' | 'EXCLUDED' = 'INCLUDED') => ({
  code: 'TAX' as const,
  description,
  amount: { value },
});

it('[STORE-10] tells what a price is without the tax in it, where both are shown', () => {
  expect(toNetShare({ amount: { value: 12 }, adjustments: [null, tax(2)] })).toBeCloseTo(10 / 12);
  expect(toNetShare({ amount: { value: 12 }, adjustments: [tax(0)] })).toBe(1);
});

it('says nothing where the backend does not', () => {
  expect(toNetShare({ amount: { value: 12 }, adjustments: [] })).toBeNull();
  expect(toNetShare({ amount: { value: 12 }, adjustments: [tax(2, 'EXCLUDED')] })).toBeNull();
  expect(toNetShare({ amount: { value: 0 }, adjustments: [tax(0)] })).toBeNull();
});

it.each([
  ['as much tax as price', { amount: { value: 2 }, adjustments: [tax(2)] }],
  ['a price below nothing', { amount: { value: -1 }, adjustments: [tax(-2)] }],
  ['no price', { amount: null, adjustments: [tax(1)] }],
  ['no tax', { amount: { value: 2 }, adjustments: null }],
  ['other adjustments', { amount: { value: 2 }, adjustments: [{ ...tax(1), code: 'WEEE' as const }] }],
  ['a tax of nobody knows how much', { amount: { value: 2 }, adjustments: [{ ...tax(1), amount: null }] }],
])('says nothing of %s', (_, price) => {
  expect(toNetShare(price)).toBeNull();
});

it('[STORE-10] asks for the lowest price of what stands at the address, where that has a price', async () => {
  const answered = (route: object | null) => vi.mocked(query).mockResolvedValueOnce({ route });
  answered({ price: { minimalPrice: { amount: { value: 12 }, adjustments: [tax(3)] } } });
  expect(await getNetShare(testStoreContext, 'bag.html', ['cat_p_1'])).toBe(0.75);
  const [, variables, options] = vi.mocked(query).mock.lastCall ?? [];
  expect([variables, options]).toEqual([{ url: 'bag.html' }, { storeContext: testStoreContext, tags: ['cat_p_1'] }]);
  for (const route of [null, { uid: 'a page' }, { price: null }, { price: { minimalPrice: null } }]) {
    answered(route);
    expect(await getNetShare(testStoreContext, 'bag.html', [])).toBeNull();
  }
});
