import { describe, expect, it } from 'vitest';
import type { StoreRow } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import type { Quote } from '../cart/quote/quote-queries';
import { orderNumber, orderValues, readyToOrder } from './order-rules';

const store = { id: 3, config: {} } as unknown as StoreRow;
const address = {
  ...{ firstname: 'Ann', lastname: 'Smith', street: ['1 A'], city: 'London', telephone: '1', postcode: 'SW1A 1AA' },
  ...{ countryId: 'GB', region: { id: null, code: null, label: null } },
} as unknown as CartAddress;
const courier = { carrierCode: 'flatrate', methodCode: 'day', carrierTitle: 'Courier', methodTitle: 'Next day' };

const row = {
  ...{ id: 7, customerId: 5, couponCode: 'WELCOME10' },
  ...{ shippingAddress: address, billingAddress: address, payment: { code: 'checkmo' } },
};
const quote = (more: object = {}, rowMore: object = {}) =>
  ({
    row: { ...row, ...rowMore },
    ...{ lines: [{}], isVirtual: false, problem: null, lineProblems: new Map(), shippingMethod: courier },
    ...{ payments: [{ code: 'checkmo' }], rules: [{ couponCode: null }, { couponCode: 'WELCOME10' }] },
    totals: { grandTotal: 500, tax: 5, lines: [{ id: 1 }] },
    ...more,
  }) as unknown as Quote;

describe('[BACK-1] [CHK-6] a cart that is ordered', () => {
  const order = (more: object = {}, rowMore: object = {}) => readyToOrder(quote(more, rowMore), store, ['GB', 'IE']);
  const NOT_ALLOWED = "Some addresses can't be used due to the configurations for specific countries.";
  const NO_PAYMENT = 'Enter a valid payment method and try again.';
  const city = '"city" is required. Enter and try again.';
  const abroad = { ...address, countryId: 'FR' };

  it('is taken with all that an order needs, a virtual one without delivery', () => {
    expect(order()).toMatchObject({ billingAddress: address, payment: { code: 'checkmo' } });
    const virtual = { isVirtual: true, shippingMethod: null };
    expect(() => order(virtual, { shippingAddress: null })).not.toThrow();
  });

  it.each<[string, object, object]>([
    ['A server error stopped your order', { lines: [], problem: 'Sold out' }, {}],
    ['Sold out', { problem: 'Sold out' }, { shippingAddress: null }],
    [
      'Too many',
      {
        lineProblems: new Map([
          [4, 'Too many'],
          [5, 'Too few'],
        ]),
      },
      { shippingAddress: null },
    ],
    [NOT_ALLOWED, {}, { shippingAddress: null }],
    [NOT_ALLOWED, {}, { shippingAddress: { ...abroad, city: '' } }],
    [
      `Please check the shipping address information. ${city} "telephone" is required. Enter and try again.`,
      { shippingMethod: null },
      { shippingAddress: { ...address, city: '', telephone: null } },
    ],
    [
      'The shipping method is missing. Select the shipping method and try again.',
      { shippingMethod: null },
      { billingAddress: null },
    ],
    [
      `Please check the billing address information. ${city}`,
      {},
      { billingAddress: { ...address, city: '' }, payment: null },
    ],
    [NO_PAYMENT, {}, { payment: null, billingAddress: abroad }],
    [NO_PAYMENT, {}, { payment: { code: 'braintree' } }],
    [NOT_ALLOWED, {}, { billingAddress: abroad }],
  ])('is refused with “%s”, the first thing missing', (message, more, rowMore) => {
    expect(() => order(more, rowMore)).toThrow(message);
  });
});

describe('[BACK-1] the row of an order', () => {
  const context = { store, currency: 'USD', rate: 1.3 };
  const given = { incrementId: '3000000042', email: 'ann@example.com', payment: { code: 'checkmo' } };
  const valuesOf = (more: object = {}) => {
    const ready = readyToOrder(quote(more), store, ['GB']);
    return orderValues(context, ready, given as Parameters<typeof orderValues>[2]);
  };

  it('keeps the cart’s addresses, delivery and totals of the moment', () => {
    expect(valuesOf()).toEqual({
      ...given,
      ...{ storeId: 3, cartId: 7, customerId: 5, status: 'pending', currency: 'USD', rate: 1.3, isVirtual: false },
      ...{ couponCode: 'WELCOME10', shippingAddress: address, billingAddress: address },
      ...{ carrierCode: 'flatrate', methodCode: 'day', shippingTitle: 'Courier - Next day' },
      totals: { grandTotal: 500, tax: 5 },
    });
  });

  it('names no coupon whose rule takes no part', () => {
    expect(valuesOf({ rules: [{ couponCode: null }] }).couponCode).toBeNull();
  });

  it('has no delivery where nothing is delivered', () => {
    expect(valuesOf({ isVirtual: true, shippingMethod: null })).toMatchObject({
      ...{ isVirtual: true, shippingAddress: null, carrierCode: null, methodCode: null, shippingTitle: null },
    });
  });
});

it('[BACK-1] an order’s number has nine digits, behind the store view’s id where it is not the default one', () => {
  expect(orderNumber({ id: 1, isDefault: true }, 42)).toBe('000000042');
  expect(orderNumber({ id: 3, isDefault: false }, 42)).toBe('3000000042');
});
