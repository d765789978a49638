import { describe, expect, it } from 'vitest';
import type { OrderTotals } from '../../../database/schema/sales-types';
import {
  documentTotals,
  itemStatus,
  openQuantity,
  orderStatus,
  type Part,
  type Quantities,
  shareOf,
} from './document-rules';

const SIMPLE = { typeId: 'simple' } as const;
const quantities = (more: Partial<Quantities>): Quantities => ({
  ...{ ordered: 2, invoiced: 0, shipped: 0, refunded: 0, canceled: 0 },
  ...more,
});

describe('[BACK-1] how far an item got', () => {
  it.each<[string, Partial<Quantities>]>([
    ['Ordered', {}],
    ['Shipped', { invoiced: 2, shipped: 2 }],
    ['Shipped', { invoiced: 1, shipped: 1, canceled: 1 }],
    ['Invoiced', { invoiced: 2 }],
    ['Invoiced', { invoiced: 2, refunded: 0 }],
    ['Invoiced', { ordered: 3, invoiced: 2, canceled: 1 }],
    ['Refunded', { invoiced: 2, refunded: 2 }],
    ['Refunded', { invoiced: 2, shipped: 2, refunded: 2 }],
    ['Canceled', { canceled: 2 }],
    ['Partial', { invoiced: 1 }],
    ['Partial', { shipped: 1 }],
    ['Partial', { invoiced: 1, shipped: 1 }],
    ['Partial', { canceled: 1 }],
    ['Mixed', { shipped: 2 }],
    ['Mixed', { invoiced: 2, shipped: 1 }],
    ['Mixed', { invoiced: 2, shipped: 2, refunded: 1 }],
    ['Mixed', { invoiced: 2, refunded: 1 }],
  ])('is "%s" after %j', (status, done) => expect(itemStatus(quantities(done))).toBe(status));
});

describe('[BACK-1] how much a document may still be about', () => {
  const ofKinds = (done: Partial<Quantities>, item: Parameters<typeof openQuantity>[1] = SIMPLE) =>
    (['invoice', 'creditmemo', 'shipment'] as const).map((kind) => openQuantity(kind, item, quantities(done)));

  it('is what was not invoiced, paid back or shipped yet', () => {
    expect(ofKinds({ ordered: 5 })).toEqual([5, 0, 5]);
    expect(ofKinds({ ordered: 9, invoiced: 5, shipped: 3, refunded: 2, canceled: 1 })).toEqual([3, 3, 3]);
    expect(ofKinds({ ordered: 2, invoiced: 2, shipped: 2, refunded: 1 })).toEqual([0, 1, 0]);
  });

  it.each(['virtual', 'downloadable'] as const)('is never a shipment of what is %s', (typeId) => {
    expect(ofKinds({ ordered: 5 }, { typeId })).toEqual([5, 0, 0]);
  });
});

describe('[BACK-1] the status of an order', () => {
  const statusOf = (...items: Partial<Quantities>[]) =>
    orderStatus(items.map((done) => ({ item: SIMPLE, quantities: quantities(done) })));

  it('follows from every one of its items', () => {
    expect(statusOf({}, {})).toBe('pending');
    expect(statusOf({}, { canceled: 1 })).toBe('pending');
    expect(statusOf({}, { invoiced: 1 })).toBe('processing');
    expect(statusOf({}, { shipped: 1 })).toBe('processing');
    expect(statusOf({ invoiced: 2 }, { invoiced: 2, shipped: 2 })).toBe('processing');
    expect(statusOf({ shipped: 2 }, { invoiced: 2, shipped: 2 })).toBe('processing');
    expect(statusOf({ invoiced: 2, shipped: 2 }, { invoiced: 2, shipped: 2, refunded: 1 })).toBe('complete');
    expect(statusOf({ canceled: 2 }, { canceled: 2 })).toBe('canceled');
    expect(statusOf({ canceled: 2 }, { invoiced: 2, refunded: 2 })).toBe('closed');
    expect(statusOf({ canceled: 1, invoiced: 1, refunded: 1 })).toBe('closed');
    expect(statusOf({ canceled: 2 }, { invoiced: 2, shipped: 2 })).toBe('complete');
  });

  it('is complete once paid where nothing is shipped', () => {
    const paid = quantities({ invoiced: 2 });
    expect(orderStatus([{ item: { typeId: 'virtual' }, quantities: paid }])).toBe('complete');
    expect(orderStatus([{ item: SIMPLE, quantities: paid }])).toBe('processing');
  });
});

const part = (before: number, quantity: number, more: Partial<Part['item']> = {}): Part => ({
  item: {
    ...{ quantity: 2, rowTotal: 1000, rowTotalIncludingTax: 1200, discount: 120, tax: 180 },
    ...more,
  } as Part['item'],
  before,
  quantity,
});

it('[BACK-1] the shares of an item’s parts sum to its amount, to the penny', () => {
  const shares = [0, 1, 2].map((before) => shareOf(100, part(before, 1, { quantity: 3 })));
  expect(shares).toEqual([33, 34, 33]);
  expect(shareOf(100, part(1, 2, { quantity: 3 }))).toBe(67);
});

describe('[BACK-1] the totals of a document', () => {
  const withTax: OrderTotals = {
    ...{ subtotalExcludingTax: 1000, subtotalIncludingTax: 1200, shippingExcludingTax: 250, shippingIncludingTax: 300 },
    discount: 120,
    discounts: [
      { label: 'Welcome', amount: 80 },
      { label: 'Spring', amount: 40 },
    ],
    tax: 230,
    taxes: [
      { title: 'VAT 20%', percent: 20, amount: 200 },
      { title: 'VAT 5%', percent: 5, amount: 30 },
    ],
    grandTotal: 1380,
  };

  it('are its parts’ shares of the order, with the delivery in one of its documents', () => {
    expect(documentTotals(withTax, [part(0, 1)], true)).toEqual({
      ...{ subtotalExcludingTax: 500, subtotalIncludingTax: 600, shippingExcludingTax: 250, shippingIncludingTax: 300 },
      discount: 60,
      discounts: [
        { label: 'Welcome', amount: 40 },
        { label: 'Spring', amount: 20 },
      ],
      tax: 140,
      taxes: [
        { title: 'VAT 20%', percent: 20, amount: 122 },
        { title: 'VAT 5%', percent: 5, amount: 18 },
      ],
      grandTotal: 840,
    });
    expect(documentTotals(withTax, [part(1, 1)], false)).toMatchObject({
      ...{ shippingExcludingTax: 0, shippingIncludingTax: 0, tax: 90, grandTotal: 540 },
    });
  });

  it('add the tax where the order’s prices were without it', () => {
    const net = { ...withTax, tax: 226, grandTotal: 1356 };
    expect(documentTotals(net, [part(0, 1, { tax: 176 })], true)).toMatchObject({ tax: 138, grandTotal: 828 });
    expect(documentTotals(net, [part(0, 1, { tax: 176 }), part(1, 1, { tax: 176 })], true)).toMatchObject({
      ...{ subtotalExcludingTax: 1000, tax: 226, grandTotal: 1356 },
    });
  });
});
