import { describe, expect, it } from 'vitest';
import { london } from '@/lib/address/address.fixture';
import { cartFacts, failure, flatRate } from '@/lib/checkout/checkout.fixture';
import { rejectedOrder } from '@/lib/checkout/order/order-failure';
import {
  type CheckoutState,
  type CheckoutStep,
  firstOpenStep,
  INITIAL_CHECKOUT,
  isComplete,
  stepsOf,
} from './checkout-state';
import {
  acceptedBillingAddress,
  acceptedEmail,
  acceptedPaymentMethod,
  acceptedShippingAddress,
  acceptedShippingMethod,
  begun,
  edited,
  followed,
  foundNoOrder,
  lostOrder,
  receivedShippingMethods,
  requestedShippingMethods,
  submitted,
} from './checkout-store';
import { guest, nothingSaved, ready } from './transitions.fixture';

describe('the steps of a checkout', () => {
  it.each<[Partial<CheckoutState>, string[]]>([
    [{}, ['email', 'shippingAddress', 'shippingMethod', 'paymentMethod', 'review']],
    [{ isSignedIn: true }, ['shippingAddress', 'shippingMethod', 'paymentMethod', 'review']],
    [{ isVirtual: true }, ['email', 'billingAddress', 'paymentMethod', 'review']],
    [{ isVirtual: true, isSignedIn: true }, ['billingAddress', 'paymentMethod', 'review']],
  ])('[CHK-12] of %j', (shape, steps) => {
    expect(stepsOf({ ...INITIAL_CHECKOUT, ...shape })).toEqual(steps);
  });

  it('[CHK-12] come one after the other', () => {
    const steps: string[] = [];
    let state = followed(begun(nothingSaved, guest), cartFacts());
    const take = (next: CheckoutState) => {
      state = next;
      steps.push(state.step);
    };
    take(acceptedEmail(state, 'ann@example.com'));
    take(receivedShippingMethods(requestedShippingMethods(state), [flatRate], null));
    take(acceptedShippingAddress(state, london));
    take(acceptedShippingMethod(state, flatRate));
    take(acceptedBillingAddress(state, { sameAsShippingAddress: true }));
    take(acceptedPaymentMethod(state, 'checkmo', {}));
    expect(steps).toEqual([
      'shippingAddress',
      'shippingAddress',
      'shippingMethod',
      'paymentMethod',
      'paymentMethod',
      'review',
    ]);
    expect(state).toMatchObject({
      shippingMethod: 'flatrate',
      shippingMethodCode: 'next-day',
      shippingTitle: 'Express',
      paymentCode: 'checkmo',
    });
  });

  it('a virtual cart asks for the billing address first', () => {
    const cart = cartFacts({ isVirtual: true });
    const open = followed(begun({ ...nothingSaved, billingAddress: { sameAsShippingAddress: true } }, guest), cart);
    expect(open).toMatchObject({ step: 'email', billingAddress: null });
    const named = acceptedEmail(open, 'ann@example.com');
    expect(named.step).toBe('billingAddress');
    expect(acceptedBillingAddress(named, london).step).toBe('paymentMethod');
  });
});

describe('[CHK-12] a step is complete', () => {
  it.each<[CheckoutStep, Partial<CheckoutState>]>([
    ['email', { email: null }],
    ['shippingAddress', { shippingAddress: null }],
    ['shippingAddress', { isShippingAddressSent: false }],
    ['shippingMethod', { shippingMethod: null }],
    ['shippingMethod', { shippingMethodCode: null }],
    ['billingAddress', { billingAddress: null }],
    ['billingAddress', { isVirtual: true, isBillingAddressSent: false }],
    ['paymentMethod', { billingAddress: null }],
    ['paymentMethod', { paymentCode: null }],
    ['paymentMethod', { isPaymentLost: true }],
  ])('%s, but not with %j', (step, lack) => {
    expect(isComplete(ready, step)).toBe(true);
    expect(isComplete({ ...ready, ...lack }, step)).toBe(false);
  });

  it('the review and the receipt never are', () => {
    expect([isComplete(ready, 'review'), isComplete(ready, 'receipt')]).toEqual([false, false]);
  });
});

describe('[CHK-12] edit', () => {
  it('opens a step again with its values', () => {
    expect(edited(ready, 'shippingAddress')).toEqual({ ...ready, step: 'shippingAddress' });
  });

  it('leads to the first step that is open, from whichever one', () => {
    expect(edited(edited(ready, 'shippingAddress'), 'review').step).toBe('review');
  });

  it('does not open what is not reached or not there', () => {
    const state = begun({ ...nothingSaved, shippingAddress: london }, guest);
    expect(edited(state, 'review')).toBe(state);
    expect(edited(state, 'billingAddress')).toBe(state);
    expect(firstOpenStep(state)).toBe('shippingMethod');
  });

  it('no step opens while the order is on its way; all do when it is over', () => {
    const placing = submitted(ready, 'order');
    expect(edited(placing, 'email')).toBe(placing);
    for (const over of [
      rejectedOrder(placing, failure, 'notPlaced'),
      lostOrder(placing, failure),
      foundNoOrder(placing),
    ]) {
      expect(edited(over, 'email').step).toBe('email');
    }
  });

  it('the billing address of a virtual cart is done only when the cart has it', () => {
    const billed = { ...ready, billingAddress: london };
    const cart = cartFacts({ isVirtual: true });
    expect(firstOpenStep(followed(billed, cart))).toBe('billingAddress');
    expect(acceptedBillingAddress(followed(billed, cart), london).isBillingAddressSent).toBe(true);
  });
});
