// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toOrder } from '@/lib/orders/order';
import { item, orderAnswer } from '@/lib/orders/order.fixture';
import { isOpen, nextStep } from './next-step';

type Quantities = Partial<Record<'ordered' | 'shipped' | 'invoiced' | 'canceled' | 'refunded', number>>;

const line = (quantities: Quantities, own: object = {}) =>
  item(JSON.stringify(quantities), {
    ...Object.fromEntries(Object.entries(quantities).map(([name, value]) => [`quantity_${name}`, value])),
    ...own,
  });
const file = (quantities: Quantities = {}) => line(quantities, { product_type: 'downloadable' });
const fresh = { ...orderAnswer, shipments: [], invoices: [] };
const order = (items: object[], more: object = {}) => toOrder({ ...fresh, items, ...more } as never);
const byCheque = { payment_methods: [{ name: 'Cheque', type: 'checkmo', additional_data: [] }] };

describe('what happens next with an order', () => {
  it.each([
    ['nothing is sent yet', order([line({})]), 'pack'],
    ['a cheque is on its way', order([line({})], byCheque), 'pay'],
    ['the cheque has arrived', order([line({})], { ...byCheque, invoices: orderAnswer.invoices }), 'pack'],
    ['some of a line is sent', order([line({ ordered: 2, shipped: 1 })]), 'rest'],
    ['one of two lines is sent', order([line({ shipped: 1 }), line({})]), 'rest'],
    ['all is sent', order([line({ ordered: 2, shipped: 2 }), file()]), 'sent'],
    ['all but what was cancelled is sent', order([line({ ordered: 3, shipped: 2, canceled: 1 })]), 'sent'],
    ['files wait for their invoice', order([file()]), 'prepare'],
    ['files are there', order([file({ invoiced: 1 })]), 'ready'],
    ['all was paid back', order([line({ shipped: 1, refunded: 1 }), line({ canceled: 1 })]), 'refunded'],
    ['all was cancelled', order([line({ canceled: 1 }), file({ canceled: 1 })]), 'cancelled'],
  ])('%s', (_, known, step) => {
    expect(nextStep(known)).toBe(step);
    expect(isOpen(known)).toBe(['pay', 'pack', 'rest', 'prepare'].includes(step));
  });

  it('of a bundle it is told only that something was sent: Magento does not say which of its parts were', () => {
    const bundle = toOrder(orderAnswer as never);
    expect(nextStep(bundle)).toBe('some');
    expect(isOpen(bundle)).toBe(true);
  });
});
