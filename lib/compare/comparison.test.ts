import { expect, it } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { toComparison } from './comparison';

const money = { value: 5, currency: 'GBP' as const };
const product = (__typename: 'SimpleProduct' | 'BundleProduct', tier: number) => ({
  __typename,
  id: 7,
  uid: 'Nw==',
  sku: 'SKU-7',
  name: 'Product 7',
  url_key: 'product-7',
  price_range: { minimum_price: { final_price: money, regular_price: money } },
  tiers: [{ quantity: 3, discount: { percent_off: 10 }, final_price: { ...money, value: tier } }],
});

it.each([
  ['what is sold as it is', 'SimpleProduct', 4.5, [450]],
  ['what costs no more alone', 'SimpleProduct', 5, []],
  ['a bundle, of which Magento answers 0, none', 'BundleProduct', 0, []],
] as const)('[CMP-6] the comparison tells tier prices: of %s', (_, typename, price, told) => {
  const items = [{ product: product(typename, price), attributes: [] }];
  const { products } = toComparison(partialAnswer({ attributes: [], items }), {
    ...testStoreContext,
    attributes: new Map(),
  });
  expect(products[0]?.tierPrices.map((tier) => tier.price.minor)).toEqual(told);
});
