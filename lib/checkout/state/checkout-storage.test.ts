// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { flatRate, freshBrowser, placedOrder } from '@/lib/checkout/checkout.fixture';
import {
  clearOrderAttempt,
  readOrderAttempt,
  readStoredReceipt,
  storeOrderAttempt,
  storeReceipt,
  toStoredOrder,
} from '@/lib/checkout/order/stored-order';
import { newCard } from '@/lib/checkout/payment/card-payment';
import {
  clearSavedCheckout,
  readSavedCheckout,
  saveBillingAddress,
  savePaymentMethod,
  saveShippingAddress,
  saveShippingMethod,
  saveShippingMethods,
} from './checkout-storage';
import { begin, useCheckoutStore } from './checkout-store';

const KEYS = ['availableShippingMethods', 'billing_address', 'paymentMethod', 'shipping_address', 'shippingMethod'];

beforeEach(freshBrowser);

function saveAll(): void {
  saveShippingAddress(london);
  saveShippingMethods([flatRate]);
  saveShippingMethod(flatRate);
  saveBillingAddress({ sameAsShippingAddress: true });
  savePaymentMethod('purchaseorder', { purchaseOrderNumber: 'PO 7' });
}

describe('[CHK-1] saved checkout', () => {
  it('is kept under the keys of the specification, as JSON', () => {
    saveAll();
    const kept = Object.fromEntries(KEYS.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? '')]));
    // Money stands there as Magento writes it, so what older versions of the shop stored is still read.
    const price = {
      excludingTax: { value: 4.96, currency: 'GBP' },
      includingTax: { value: 5.95, currency: 'GBP' },
    };
    expect(kept).toEqual({
      availableShippingMethods: [{ ...flatRate, price }],
      billing_address: { sameAsShippingAddress: true },
      paymentMethod: { code: 'purchaseorder', purchaseOrderNumber: 'PO 7' },
      shipping_address: london,
      shippingMethod: { carrier_code: 'flatrate', method_code: 'next-day', title: 'Express' },
    });
  });

  it('is read back, and into the state by begin', () => {
    saveAll();
    const saved = {
      availableShippingMethods: [flatRate],
      billingAddress: { sameAsShippingAddress: true },
      paymentCode: 'purchaseorder',
      paymentData: { purchaseOrderNumber: 'PO 7' },
      isPaymentLost: false,
      shippingAddress: london,
      shippingMethod: 'flatrate',
      shippingMethodCode: 'next-day',
      shippingTitle: 'Express',
    };
    expect(readSavedCheckout()).toEqual(saved);
    useCheckoutStore.setState({ isSubmitting: true, orderFailure: 'stock' });
    begin();
    expect(useCheckoutStore.getState()).toMatchObject({ ...saved, isSubmitting: false, orderFailure: null });
  });

  it('a card’s nonce is not kept: after a reload the card is asked for again', () => {
    savePaymentMethod('braintree', { card: newCard('secret', false), label: 'Visa ending in 1111' });
    expect(localStorage.getItem('paymentMethod')).toBe('{"code":"braintree","isOnce":true}');
    expect(readSavedCheckout()).toMatchObject({ paymentCode: 'braintree', paymentData: {}, isPaymentLost: true });
  });

  it.each([
    'not JSON',
    'null',
    '[]',
    '{}',
    '"text"',
    '[{"carrier_code":"x"}]',
    JSON.stringify({ ...london, street: 'one' }),
    JSON.stringify({ ...london, region_id: '12' }),
    JSON.stringify({ ...london, postcode: undefined }),
    '{"sameAsShippingAddress":false}',
    '{"carrier_code":1,"method_code":"a","title":"b"}',
    '{"code":5}',
  ])('%s is ignored', (broken) => {
    for (const key of KEYS) localStorage.setItem(key, broken);
    expect(readSavedCheckout()).toEqual({
      availableShippingMethods: [],
      billingAddress: null,
      paymentCode: null,
      paymentData: null,
      isPaymentLost: false,
      shippingAddress: null,
      shippingMethod: null,
      shippingMethodCode: null,
      shippingTitle: null,
    });
  });

  it.each<[string, unknown]>([
    ...['firstname', 'lastname', 'city', 'telephone', 'country_id', 'region', 'region_code', 'postcode', 'street'].map(
      (name): [string, unknown] => [name, 5],
    ),
    ['firstname', null],
    ['street', [5]],
    ['region_id', '12'],
    ['company', 5],
    ['email', null],
    ['customerAddressId', '8'],
    ['saveInAddressBook', 1],
  ])('an address whose %s is %j is none', (name, value) => {
    const whole = { ...losAngeles, email: 'bob@example.com', customerAddressId: 8, saveInAddressBook: true };
    localStorage.setItem('shipping_address', JSON.stringify(whole));
    expect(readSavedCheckout().shippingAddress).toEqual(whole);
    localStorage.setItem('shipping_address', JSON.stringify({ ...whole, [name]: value }));
    expect(readSavedCheckout().shippingAddress).toBeNull();
  });

  it.each<[string, unknown]>([
    ...['carrier_code', 'carrier_title', 'method_code', 'method_title', 'code', 'title', 'errorMessage', 'price'].map(
      (name): [string, unknown] => [name, 5],
    ),
    ['available', 'yes'],
    ['price', { excludingTax: { value: 1, currency: 'GBP' } }],
    ['price', { includingTax: { value: 1, currency: 'GBP' } }],
    ['price', { excludingTax: { value: '1', currency: 'GBP' }, includingTax: { value: 1, currency: 'GBP' } }],
    ['price', { excludingTax: { value: 1, currency: 5 }, includingTax: { value: 1, currency: 'GBP' } }],
  ])('shipping methods of which one has %s %j are none', (name, value) => {
    saveShippingMethods([flatRate, { ...flatRate, errorMessage: 'Not there.' }]);
    const [first, second] = JSON.parse(localStorage.getItem('availableShippingMethods') ?? '');
    expect(readSavedCheckout().availableShippingMethods).toHaveLength(2);
    localStorage.setItem('availableShippingMethods', JSON.stringify([first, { ...second, [name]: value }]));
    expect(readSavedCheckout().availableShippingMethods).toEqual([]);
  });

  it.each(['carrier_code', 'method_code', 'title'])('a chosen delivery without %s is none', (name) => {
    saveShippingMethod(flatRate);
    const saved = JSON.parse(localStorage.getItem('shippingMethod') ?? '');
    localStorage.setItem('shippingMethod', JSON.stringify({ ...saved, [name]: undefined }));
    expect(readSavedCheckout()).toMatchObject({ shippingMethod: null, shippingMethodCode: null, shippingTitle: null });
  });

  it('of a payment only what is text is read', () => {
    savePaymentMethod('purchaseorder', { purchaseOrderNumber: 'PO 7', label: 'Order PO 7' });
    expect(readSavedCheckout().paymentData).toEqual({ purchaseOrderNumber: 'PO 7', label: 'Order PO 7' });
    const odd = { code: 'purchaseorder', purchaseOrderNumber: 7, label: 7, isOnce: 1 };
    localStorage.setItem('paymentMethod', JSON.stringify(odd));
    expect(readSavedCheckout()).toMatchObject({ paymentCode: 'purchaseorder', paymentData: {}, isPaymentLost: false });
  });

  it('[CHK-6] is cleared, and nothing else with it', () => {
    saveAll();
    clearSavedCheckout();
    expect(Object.keys(localStorage)).toEqual(['cartId']);
  });
});

describe('[CHK-10] what an order leaves behind', () => {
  it('a receipt survives reloads of a day, no longer', () => {
    storeReceipt(placedOrder);
    expect(readStoredReceipt()).toEqual(placedOrder);
    expect(readStoredReceipt(placedOrder.placedAt + 24 * 60 * 60 * 1000)).toEqual(placedOrder);
    expect(readStoredReceipt(placedOrder.placedAt + 24 * 60 * 60 * 1000 + 1)).toBeNull();
    expect(localStorage.getItem('receipt')).toBeNull();
  });

  it.each(['{}', '{"id":"42"}', 'x', JSON.stringify({ ...toStoredOrder(placedOrder), shipping_address: {} })])(
    '%s is no receipt',
    (broken) => {
      localStorage.setItem('receipt', broken);
      expect(readStoredReceipt()).toBeNull();
    },
  );

  it.each<[string, unknown]>([
    ...['number', 'email', 'shippingTitle', 'paymentCode', 'paymentLabel', 'grandTotal', 'isSignedIn'].map(
      (name): [string, unknown] => [name, 5],
    ),
    ['id', '42'],
    ['placedAt', '1'],
    ['shipping_address', {}],
    ['billing_address', {}],
  ])('a receipt whose %s is %j is none', (name, value) => {
    const bare = { id: null, number: null, email: null, shipping_address: null, billing_address: null };
    storeReceipt({ ...placedOrder, ...bare, shippingTitle: null, paymentCode: null, grandTotal: null });
    const stored = JSON.parse(localStorage.getItem('receipt') ?? '');
    expect(readStoredReceipt()).toMatchObject({ ...bare, grandTotal: null });
    localStorage.setItem('receipt', JSON.stringify({ ...stored, [name]: value }));
    expect(readStoredReceipt()).toBeNull();
  });

  it.each<[string, unknown]>([
    ['cartId', 5],
    ['sentAt', 'now'],
    ['receipt', {}],
    ['overAt', 'soon'],
  ])('a mark whose %s is %j is none', (name, value) => {
    const attempt = { cartId: 'cart-1', sentAt: Date.now(), overAt: Date.now() + 5, receipt: placedOrder };
    storeOrderAttempt(attempt);
    expect(readOrderAttempt()).toEqual(attempt);
    const stored = localStorage.getItem('order_attempt') ?? '';
    clearOrderAttempt();
    localStorage.setItem('order_attempt', JSON.stringify({ ...JSON.parse(stored), [name]: value }));
    expect(readOrderAttempt()).toBeNull();
  });

  it('a mark of an order that was sent, also for the next life of the page', () => {
    const attempt = { cartId: 'cart-1', sentAt: Date.now(), receipt: placedOrder };
    expect(readOrderAttempt()).toBeNull();
    storeOrderAttempt(attempt);
    const stored = { ...attempt, receipt: toStoredOrder(attempt.receipt) };
    expect(JSON.parse(localStorage.getItem('order_attempt') ?? '')).toEqual(stored);
    expect(readOrderAttempt()).toEqual(attempt);
    begin();
    expect(useCheckoutStore.getState().outcome).toBe('unknown');
    clearOrderAttempt();
    expect(readOrderAttempt()).toBeNull();
    begin();
    expect(useCheckoutStore.getState().outcome).toBe('none');
  });

  it('the mark holds as long as the page where the browser keeps nothing', () => {
    storeOrderAttempt({ cartId: 'cart-1', sentAt: Date.now(), receipt: placedOrder });
    localStorage.clear();
    expect(readOrderAttempt()).toMatchObject({ cartId: 'cart-1' });
    clearOrderAttempt();
  });

  it('an attempt of more than a day ago is none any more', () => {
    storeOrderAttempt({ cartId: 'cart-1', sentAt: Date.now() - 25 * 60 * 60_000, receipt: placedOrder });
    expect(readOrderAttempt()).toBeNull();
    expect(localStorage.getItem('order_attempt')).toBeNull();
    begin();
    expect(useCheckoutStore.getState().outcome).toBe('none');
  });
});
