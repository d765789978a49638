import { expect, it, vi } from 'vitest';
import { query } from '@/lib/magento/server/query';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { getTaxClaim, toNetShare } from './get-tax-claim';

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

const goods = {};
const service = { isService: true } as const;
/** What is said where Magento tells these taxes in a price of 12. */
function claim(shown: TaxDisplayType, product: { isService?: true }, adjustments: ReturnType<typeof tax>[]) {
  const minimalPrice = { amount: { value: 12 }, adjustments };
  vi.mocked(query).mockResolvedValueOnce({ route: { price: { minimalPrice } } });
  return getTaxClaim(testStoreContext, shown, product, 'bag.html', ['cat_p_1']);
}

it('[STORE-10] asks for the lowest price of what stands at the address, where that has a price', async () => {
  expect(await claim(3, goods, [tax(3)])).toEqual({ taxDisplayType: 3, netShare: 0.75 });
  const [, variables, options] = vi.mocked(query).mock.lastCall ?? [];
  expect([variables, options]).toEqual([{ url: 'bag.html' }, { storeContext: testStoreContext, tags: ['cat_p_1'] }]);
  for (const route of [null, { uid: 'a page' }, { price: null }, { price: { minimalPrice: null } }]) {
    vi.mocked(query).mockResolvedValueOnce({ route });
    const told = await getTaxClaim(testStoreContext, 3, goods, 'bag.html', []);
    expect(told).toEqual({ taxDisplayType: 3, netShare: null });
  }
});

it('[STORE-10] says of no service that tax is in its price where none is', async () => {
  for (const shown of [2, 3] as const) {
    // Magento itself leaves out a tax of nothing.
    for (const none of [[], [tax(0)]]) {
      expect(await claim(shown, service, none)).toEqual({ taxDisplayType: null, netShare: null });
    }
  }
  expect(await claim(2, service, [tax(2)])).toEqual({ taxDisplayType: 2, netShare: null });
  expect(await claim(3, service, [tax(3)])).toEqual({ taxDisplayType: 3, netShare: 0.75 });
});

it('[STORE-10] asks nothing where the shop’s settings say all: of goods, and of prices without tax', async () => {
  vi.mocked(query).mockClear();
  for (const [shown, product] of [
    [2, goods],
    [1, service],
    [null, service],
  ] as const) {
    const told = await getTaxClaim(testStoreContext, shown, product, 'bag.html', []);
    expect(told).toEqual({ taxDisplayType: shown, netShare: null });
  }
  expect(query).not.toHaveBeenCalled();
});
