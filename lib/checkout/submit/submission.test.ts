// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { london } from '@/lib/address/address.fixture';
import { flatRate } from '@/lib/checkout/checkout.fixture';
import { placeOrder } from '@/lib/checkout/order/place-order';
import { INITIAL_CHECKOUT } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { backend, setUpCheckout, state } from './submit.fixture';
import { submitEmail } from './submit-email';
import { submitBillingAddress, submitPaymentMethod } from './submit-payment';
import { submitShippingAddress, submitShippingMethod } from './submit-shipping';

setUpCheckout();

describe('[CHK-3] without a cart', () => {
  it.each<
    [
      string,
      () => Promise<unknown>,
      (
        | 'emailError'
        | 'shippingAddressError'
        | 'shippingMethodError'
        | 'billingAddressError'
        | 'paymentMethodError'
        | 'orderError'
      ),
    ]
  >([
    ['an e-mail', () => submitEmail('ann@example.com'), 'emailError'],
    ['a shipping address', () => submitShippingAddress(london), 'shippingAddressError'],
    ['a shipping method', () => submitShippingMethod(flatRate), 'shippingMethodError'],
    ['a billing address', () => submitBillingAddress(london), 'billingAddressError'],
    ['a payment method', () => submitPaymentMethod('checkmo'), 'paymentMethodError'],
    ['an order', () => placeOrder(), 'orderError'],
  ])('%s fails, recorded and thrown', async (_, submit, field) => {
    const shop = backend();
    localStorage.removeItem('cartId');
    useCheckoutStore.setState(INITIAL_CHECKOUT);
    const { useCartStore } = await import('@/lib/cart/session/cart-store');
    useCartStore.setState({ cartId: null });
    const error = await submit().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ kind: 'input', message: 'Missing required information: cartId' });
    expect(state()[field]).toBe(error);
    expect(state().isSubmitting).toBe(false);
    expect(shop.calls).toEqual([]);
  });
});

it('a customer whose session has ended begins again as a guest, and no step is sent', async () => {
  useCheckoutStore.setState({ ...INITIAL_CHECKOUT, isSignedIn: true, isCartKnown: true, step: 'shippingAddress' });
  await expect(submitShippingAddress(london)).rejects.toThrow('session');
  expect(useCheckoutStore.getState()).toMatchObject({ isSignedIn: false, step: 'email', isSubmitting: false });
});
