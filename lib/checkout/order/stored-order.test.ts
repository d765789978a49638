// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { london } from '@/lib/address/address.fixture';
import { freshBrowser, placedOrder, signIn } from '@/lib/checkout/checkout.fixture';
import {
  clearOrderAttempt,
  isAddress,
  isFields,
  isMoney,
  type PlacedOrder,
  readOrderAttempt,
  readStoredReceipt,
  storeOrderAttempt,
  storeReceipt,
} from './stored-order';

const DAY = 24 * 60 * 60_000;

beforeEach(freshBrowser);
afterEach(() => {
  clearOrderAttempt();
  vi.restoreAllMocks();
});

describe('[CHK-10] a receipt', () => {
  it('of a customer is shown to nobody who is not signed in, and to them again', () => {
    const order = { ...placedOrder, isSignedIn: true };
    storeReceipt(order);
    expect(readStoredReceipt()).toBeNull();
    signIn();
    expect(readStoredReceipt()).toEqual(order);
  });

  it('of a guest is shown to whoever has signed in since', () => {
    signIn();
    storeReceipt(placedOrder);
    expect(readStoredReceipt()).toEqual(placedOrder);
  });

  it.each<[string, Partial<PlacedOrder>]>([
    ['without an id', { id: null }],
    ['without a delivery', { shipping_address: null, shippingTitle: null, shippingMethod: null }],
    ['without an address that is billed', { billing_address: null }],
    ['without a total', { grandTotal: null }],
    ['with the name of its card', { paymentLabel: 'Visa ····1111' }],
  ])('%s is read as it was stored', (_, more) => {
    storeReceipt({ ...placedOrder, ...more });
    expect(readStoredReceipt()).toEqual({ ...placedOrder, ...more });
  });

  it('of a version of the shop that stored no way of delivery has none', () => {
    storeReceipt(placedOrder);
    const { shippingMethod: _, ...older } = JSON.parse(localStorage.getItem('receipt') ?? '');
    localStorage.setItem('receipt', JSON.stringify(older));
    expect(readStoredReceipt()).toEqual({ ...placedOrder, shippingMethod: null });
  });

  it.each<[string, unknown]>([
    ['shippingMethod', 5],
    ['shipping_address', { ...london, city: 5 }],
    ['billing_address', [london]],
    ['grandTotal', { value: '1', currency: 'GBP' }],
    ['grandTotal', { value: 1, currency: 5 }],
    ['grandTotal', undefined],
    ['shipping_address', undefined],
    ['number', undefined],
    ['placedAt', String(placedOrder.placedAt)],
    ['isSignedIn', 0],
  ])('whose %s is %j is none', (name, value) => {
    storeReceipt(placedOrder);
    const stored = JSON.parse(localStorage.getItem('receipt') ?? '');
    localStorage.setItem('receipt', JSON.stringify({ ...stored, [name]: value }));
    expect(readStoredReceipt()).toBeNull();
  });
});

describe('[CHK-10] the mark of an order that was sent', () => {
  const attempt = { cartId: 'cart-1', sentAt: 1_700_000_000_000, receipt: placedOrder };

  it('of another tab counts, rather than the one that this page remembers', () => {
    vi.spyOn(Date, 'now').mockReturnValue(attempt.sentAt);
    storeOrderAttempt({ ...attempt, cartId: 'cart-2' });
    const others = localStorage.getItem('order_attempt') ?? '';
    storeOrderAttempt(attempt);
    localStorage.setItem('order_attempt', others);
    expect(readOrderAttempt()?.cartId).toBe('cart-2');
  });

  it('counts for a whole day after it was sent, and is thrown away after that, also where it is only remembered', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(attempt.sentAt + DAY);
    storeOrderAttempt(attempt);
    expect(readOrderAttempt()).toEqual(attempt);
    localStorage.clear();
    now.mockReturnValue(attempt.sentAt + DAY + 1);
    expect(readOrderAttempt()).toBeNull();
    now.mockReturnValue(attempt.sentAt);
    expect(readOrderAttempt(), 'it is gone').toBeNull();
  });

  it('of an earlier life of the page is read as it was stored', () => {
    vi.spyOn(Date, 'now').mockReturnValue(attempt.sentAt);
    const lost = { ...attempt, overAt: attempt.sentAt + 15_000 };
    storeOrderAttempt(lost);
    const stored = localStorage.getItem('order_attempt') ?? '';
    // The page forgets it.
    clearOrderAttempt();
    localStorage.setItem('order_attempt', stored);
    expect(readOrderAttempt()).toEqual(lost);
    localStorage.setItem('order_attempt', JSON.stringify({ ...JSON.parse(stored), sentAt: String(attempt.sentAt) }));
    expect(readOrderAttempt()).toBeNull();
  });

  it('that cannot be read is none', () => {
    for (const broken of ['5', '"text"', '[]', 'null', 'not JSON']) {
      localStorage.setItem('order_attempt', broken);
      expect(readOrderAttempt()).toBeNull();
    }
  });
});

describe('what storage holds', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['a', false],
    [undefined, false],
  ])('%j has fields: %s', (value, has) => expect(isFields(value)).toBe(has));

  it.each<[unknown, boolean]>([
    [{ value: 0, currency: 'GBP' }, true],
    [{ value: '0', currency: 'GBP' }, false],
    [{ value: 0 }, false],
    [null, false],
  ])('%j is money: %s', (value, is) => expect(isMoney(value)).toBe(is));

  const whole = { ...london, region: null, region_code: null, region_id: null };

  it.each<[string, object]>([
    ['without a company, an e-mail and a place in the book', { company: undefined, email: undefined }],
    [
      'with a company, an e-mail and a place in the book',
      { company: 'Acme', email: 'a@example.com', customerAddressId: 8 },
    ],
    ['with a region of a list', { region: 'California', region_code: 'CA', region_id: 12 }],
    ['that is to be saved', { saveInAddressBook: true }],
    ['in a street of two lines', { street: ['a', 'b'] }],
  ])('an address %s is one', (_, more) => expect(isAddress({ ...whole, ...more })).toBe(true));

  it.each<[string, unknown]>([
    ['street', 'a'],
    ['street', ['a', 5]],
    ['region', undefined],
    ['region_id', undefined],
    ['postcode', 5],
    ['company', null],
    ['customerAddressId', null],
    ['saveInAddressBook', 'yes'],
  ])('an address whose %s is %j is none', (name, value) => {
    expect(isAddress({ ...whole, [name]: value })).toBe(false);
  });
});
