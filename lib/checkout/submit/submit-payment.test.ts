// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { told } from '@/lib/browser/shop-events';
import { CART_ID, cartAnswer, readyCheckout, signIn, written } from '@/lib/checkout/checkout.fixture';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { begin, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { runAhead } from '@/lib/testing/run-ahead';
import { backend, setUpCheckout, state } from './submit.fixture';
import { submitBillingAddress, submitPaymentMethod } from './submit-payment';

setUpCheckout();

describe('billing address', () => {
  it('[BACK-1] is the shipping address, or one of its own', async () => {
    const shop = backend();
    readyCheckout();
    await submitBillingAddress({ sameAsShippingAddress: true });
    expect(state().billingAddress).toEqual({ sameAsShippingAddress: true });
    await submitBillingAddress(losAngeles);
    expect(state().billingAddress).toEqual(losAngeles);
    expect(shop.mutations()).toMatchObject([
      ['setBillingAddress', { cartId: CART_ID, billingAddress: { same_as_shipping: true } }],
      ['setBillingAddress', { cartId: CART_ID, billingAddress: { address: { city: 'Los Angeles', region: 'CA' } } }],
    ]);
    expect(JSON.parse(localStorage.getItem('billing_address') ?? '')).toEqual(losAngeles);
  });

  it('the billing address of a guest’s virtual cart holds the e-mail', async () => {
    backend();
    useCheckoutStore.setState({ isVirtual: true, email: 'ann@example.com', step: 'billingAddress' });
    await submitBillingAddress({ ...london, email: undefined });
    expect(JSON.parse(localStorage.getItem('billing_address') ?? '')).toEqual(london);
    begin();
    expect(state().email).toBe('ann@example.com');
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('whose answer is lost is sent again unless it joins the book: %s', async (saveInAddressBook, times) => {
    signIn();
    begin();
    const send = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    backend({ setBillingAddress: send.mockResolvedValue({ setBillingAddressOnCart: written(cartAnswer()) }) });
    runAhead();
    await submitBillingAddress({ ...losAngeles, saveInAddressBook }).catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('[CHK-3] without an e-mail is refused there', async () => {
    backend();
    useCheckoutStore.setState({ isVirtual: true });
    await expect(submitBillingAddress(london)).rejects.toThrow('Missing required information: email');
    expect(state().billingAddressError?.message).toBe('Missing required information: email');
  });
});

describe('payment method', () => {
  it('[CHK-9] [CHK-12] is kept, a card in the state only', async () => {
    const shop = backend();
    readyCheckout({ step: 'paymentMethod' });
    told.length = 0;
    await submitPaymentMethod('braintree', { card: newCard('n-1', false), label: 'Visa ending in 1111' });
    expect(state()).toMatchObject({
      paymentCode: 'braintree',
      paymentData: { card: newCard('n-1', false), label: 'Visa ending in 1111' },
      step: 'review',
    });
    expect(localStorage.getItem('paymentMethod')).not.toContain('n-1');
    expect(told).toEqual([{ type: 'payment', method: 'braintree' }]);
    expect(shop.calls).toEqual([]);
  });

  it.each([
    ['purchaseorder', { purchaseOrderNumber: ' ' }, 'Missing required information: purchaseOrderNumber'],
    ['braintree', {}, 'Missing required information: card'],
    ['paypal_express', {}, 'Missing required information: paymentMethod (paypal_express)'],
  ])('[CHK-3] %s with %j is not complete', async (code, data, message) => {
    backend();
    readyCheckout();
    told.length = 0;
    await expect(submitPaymentMethod(code, data)).rejects.toThrow(message);
    expect(told).toEqual([]);
    expect(state().paymentMethodError?.message).toBe(message);
  });
});
