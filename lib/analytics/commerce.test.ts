import { expect, it } from 'vitest';
import type { CountedProduct } from '@/lib/analytics/products/counted-product';
import type { CountedCart, CountedLine } from '@/lib/browser/shop-events';
import { cartFacts, lineEvent, listEvent, productEvent } from './commerce';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });
const line = (sku: string, quantity: number, net: number, discount: number | null = null): CountedLine => ({
  quantity,
  product: { sku, variantSku: sku === 'IBU' ? 'IBU-200' : null },
  rowTotal: { excludingTax: gbp(net), includingTax: gbp(net * 1.2) },
  discount: discount === null ? null : gbp(discount),
});
const balm: CountedProduct = {
  name: 'Balm',
  brand: 'Sturdy',
  categories: ['Care', 'Skin'],
  price: 4.99,
  discount: 1,
  currency: 'GBP',
};
const find = (sku: string) => (sku === 'SECRET' ? null : { ...balm, name: sku });

it('[STORE-6] a cart’s value, tax and shipping make up what is paid, in major units, after discounts', () => {
  const cart: CountedCart = {
    lines: [line('BALM', 2, 832, 83), line('SECRET', 1, 1000)],
    coupons: ['WELCOME10'],
    totals: { taxes: [{ amount: gbp(350) }], shipping: { excludingTax: gbp(496) }, grandTotal: gbp(2595) },
  };
  const { common, tax, shipping } = cartFacts(cart, find);
  expect({ value: common.value, tax, shipping }).toEqual({ value: 17.49, tax: 3.5, shipping: 4.96 });
  expect(common).toMatchObject({ currency: 'GBP', coupon: 'WELCOME10' });
  expect(common.items).toEqual([
    {
      item_id: 'BALM',
      item_name: 'BALM',
      item_brand: 'Sturdy',
      item_category: 'Care',
      item_category2: 'Skin',
      index: 0,
      price: 3.75,
      discount: 0.42,
      quantity: 2,
      currency: 'GBP',
    },
    { item_id: 'withheld', item_name: 'withheld', index: 1, price: 10, quantity: 1, currency: 'GBP' },
  ]);
});

it('[STORE-6] items make up a cart’s value where discounts go off prices with tax, too', () => {
  // A tenth off 12.00 and 24.00: 32.40 is paid, 27.00 of it without tax.
  const totals = { taxes: [{ amount: gbp(540) }], shipping: null, grandTotal: gbp(3240) };
  const lines = [line('BALM', 2, 1000, 120), line('IBU', 1, 2000, 240)];
  const { common } = cartFacts({ lines, coupons: [], totals }, find);
  expect(common.value).toBe(27);
  expect(common.items).toMatchObject([
    { price: 4.5, discount: 0.5, quantity: 2 },
    { price: 18, discount: 2, quantity: 1 },
  ]);
});

it.each([
  ['a tenth of shipping', 9900, { value: 90, shipping: 9 }],
  ['all of shipping', 9000, { value: 90, shipping: 0 }],
  // The store's credit has paid some of the goods, too.
  ['nothing of shipping', 4000, { value: 30, shipping: 10 }],
])('[STORE-6] goods are worth what they cost where a rule takes off %s', (_, paid, expected) => {
  const totals = { taxes: [], shipping: { excludingTax: gbp(1000) }, grandTotal: gbp(paid) };
  const { common, shipping } = cartFacts({ lines: [line('BALM', 1, 10_000, 1000)], coupons: [], totals }, find);
  expect({ value: common.value, shipping }).toEqual(expected);
});

it('[STORE-6] rounded discounts of lines do not pass for a discount on shipping', () => {
  const totals = { taxes: [], shipping: { excludingTax: gbp(496) }, grandTotal: gbp(2243) };
  const lines = [line('BALM', 1, 832, 83), line('IBU', 1, 1000)];
  expect(cartFacts({ lines, coupons: [], totals }, find)).toMatchObject({ common: { value: 17.47 }, shipping: 4.96 });
});

it('[STORE-6] a cart without a coupon names none, and what is paid may be another total', () => {
  const cart: CountedCart = {
    lines: [],
    coupons: [],
    totals: { taxes: [], shipping: null, grandTotal: gbp(100) },
  };
  expect(cartFacts(cart, find, gbp(250)).common).toEqual({ currency: 'GBP', value: 2.5, items: [] });
});

it('[STORE-6] of a line that is added or removed as many count as were, with the chosen variant', () => {
  expect(lineEvent('add_to_cart', line('IBU', 3, 1200), 2, find)).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { value: 8, items: [{ item_id: 'IBU', item_variant: 'IBU-200', price: 4, quantity: 2 }] },
  });
  const secret = { ...line('IBU', 3, 1200), product: { sku: 'SECRET', variantSku: 'SECRET-RED' } };
  expect(JSON.stringify(lineEvent('remove_from_cart', secret, 1, find))).not.toMatch(/SECRET/);
});

it('[STORE-6] a list names its products by their place, and a withheld one by nothing, not even its price', () => {
  const list = { id: 'skin', name: 'Skin' };
  const { ecommerce } = listEvent('view_item_list', { list, skus: ['BALM', 'SECRET'], first: 4 }, find, 'GBP');
  expect(ecommerce).toMatchObject({ item_list_id: 'skin', item_list_name: 'Skin' });
  expect(ecommerce.items[0]).toMatchObject({ item_id: 'BALM', index: 4, price: 4.99, discount: 1, quantity: 1 });
  expect(ecommerce.items[1]).toEqual({
    item_id: 'withheld',
    item_name: 'withheld',
    item_list_id: 'skin',
    item_list_name: 'Skin',
    index: 5,
    quantity: 1,
    currency: 'GBP',
  });
  expect(productEvent('SECRET', find, 'GBP')).toMatchObject({ ecommerce: { value: 0, currency: 'GBP' } });
});
