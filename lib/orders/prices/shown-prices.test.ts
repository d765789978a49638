// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toOrder } from '@/lib/orders/order';
import { item, money, orderAnswer, pricesOf } from '@/lib/orders/order.fixture';
import { linePrices, shownPrices } from './shown-prices';

const pounds = (minor: number) => ({ minor, currency: 'GBP' });

/** Two of £2.40 with tax and one of £1.20, £1 off, sent for £3.60. */
function order(own: { items?: object[]; total?: object } = {}) {
  const total = {
    ...orderAnswer.total,
    subtotal: money(5),
    discounts: [{ __typename: 'Discount', label: 'Discount', amount: money(1) }],
    total_shipping: money(3),
    shipping_handling: { __typename: 'ShippingHandling', amount_including_tax: money(3.6) },
    grand_total: money(8.6),
    ...own.total,
  };
  const items = own.items ?? [
    item('1', { quantity_ordered: 2, product_sale_price: money(2), prices: pricesOf(2.4, 4.8) }),
    item('2', { product_sale_price: money(1), prices: pricesOf(1.2, 1.2) }),
  ];
  return toOrder({ ...orderAnswer, items, total } as never);
}

const net = { isGross: false, subtotal: pounds(500), shipping: pounds(300) };

describe('[STORE-10] the prices of an order', () => {
  it.each([2, 3, null] as const)('are with tax where they add up to the total (display %s)', (display) => {
    expect(shownPrices(order(), display)).toEqual({ isGross: true, subtotal: pounds(600), shipping: pounds(360) });
  });

  it('are with tax where nothing is sent, and nothing is told of that', () => {
    const total = { total_shipping: money(0), shipping_handling: null, grand_total: money(5) };
    expect(shownPrices(order({ total }), 2)).toMatchObject({ isGross: true, shipping: pounds(0) });
  });

  it('are without where the store shows them so', () => {
    expect(shownPrices(order(), 1)).toEqual(net);
  });

  it.each([
    ['tells no prices with tax', order({ items: [item('1')] })],
    ['tells them of some lines alone', order({ items: [item('1', { prices: pricesOf(6, 6) }), item('2')] })],
    ['does not tell what delivery costs with tax', order({ total: { shipping_handling: null } })],
    ['tells some that do not add up', order({ total: { grand_total: money(8.59) } })],
  ])('are without where the backend %s', (_, known) => {
    expect(shownPrices(known, 2)).toEqual(net);
  });

  it('of a line follow those of the order', () => {
    const [line] = order().items;
    expect(line && linePrices(line, true)).toEqual({ each: pounds(240), row: pounds(480) });
    expect(line && linePrices(line, false)).toEqual({ each: pounds(200), row: pounds(400) });
  });
});
