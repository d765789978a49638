import { describe, expect, it } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { cartFacts, failure, flatRate, placedOrder, tableRate } from '@/lib/checkout/checkout.fixture';
import { rejectedOrder } from '@/lib/checkout/order/order-failure';
import { EMPTY_RECEIPT } from '@/lib/checkout/order/stored-order';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { type CheckoutPart, type CheckoutState, INITIAL_CHECKOUT } from './checkout-state';
import {
  acceptedBillingAddress,
  acceptedEmail,
  acceptedOrder,
  acceptedPaymentMethod,
  acceptedShippingAddress,
  acceptedShippingMethod,
  begun,
  edited,
  followed,
  foundNoOrder,
  lostOrder,
  receivedShippingMethods,
  rejected,
  requestedShippingMethods,
  submitted,
} from './checkout-store';
import { allSaved, fullCart, guest, nothingSaved, ready, sentCart } from './transitions.fixture';

describe('[CHK-1] begin', () => {
  it('resets, then takes what was saved', () => {
    expect(begun(nothingSaved, guest)).toEqual(INITIAL_CHECKOUT);
    expect(begun(allSaved, guest)).toMatchObject({
      ...allSaved,
      email: 'ann@example.com',
      step: 'review',
      isBillingAddressSent: true,
    });
  });

  it('opens the first step that lacks something', () => {
    expect(begun({ ...nothingSaved, shippingAddress: london }, guest).step).toBe('shippingMethod');
    expect(begun({ ...allSaved, paymentCode: null }, guest).step).toBe('paymentMethod');
    expect(begun({ ...allSaved, isPaymentLost: true }, guest).step).toBe('paymentMethod');
    expect(begun(nothingSaved, { ...guest, isSignedIn: true }).step).toBe('shippingAddress');
  });

  it('finds a guest’s e-mail in a billing address of its own too', () => {
    expect(begun({ ...nothingSaved, billingAddress: london }, guest).email).toBe('ann@example.com');
  });

  it('[CHK-10] does not let anybody pay while an earlier order is unknown', () => {
    expect(begun(allSaved, { ...guest, isOrderUnknown: true }).outcome).toBe('unknown');
  });
});

describe('a look at the cart', () => {
  it('takes over e-mail, methods and the choice of delivery', () => {
    const state = followed(begun({ ...nothingSaved, shippingAddress: { ...london, email: undefined } }, guest), {
      ...fullCart,
      email: 'cart@example.com',
    });
    expect(state).toMatchObject({
      email: 'cart@example.com',
      step: 'paymentMethod',
      shippingMethod: 'flatrate',
      shippingTitle: 'Express',
      availableShippingMethods: [flatRate],
      isCartKnown: true,
      isBillingAddressSent: false,
    });
  });

  it.each([
    [{ country_id: 'FR' }, 'shippingAddress'],
    [{ postcode: 'LS1 4AP' }, 'shippingAddress'],
    [{ postcode: 'sw1a1aa' }, 'review'],
  ])('asks for the address again where an estimate has put another place into the cart: %o', (place, step) => {
    const shippingAddress = { ...london, company: null, ...place };
    const state = followed(ready, { ...fullCart, shippingAddress });
    expect(state).toMatchObject({ step, shippingAddress: london, isShippingAddressSent: step === 'review' });
  });

  it('keeps how the shopper pays as long as that is offered, and asks anew where it is not', () => {
    const lost = { ...ready, paymentData: { label: 'Visa ending in 1111' }, isPaymentLost: true };
    expect(followed(lost, fullCart)).toMatchObject({ paymentCode: 'checkmo', isPaymentLost: true });
    expect(followed(lost, { ...fullCart, paymentMethods: [{ code: 'braintree', title: 'Card' }] })).toMatchObject({
      paymentCode: null,
      paymentData: null,
      isPaymentLost: false,
    });
  });

  it('[CHK-9] asks anew where a voucher has made everything free, or nothing free any more, whatever else is offered', () => {
    const paymentMethods = [...fullCart.paymentMethods, { code: 'free', title: 'No payment' }];
    const { totals } = fullCart;
    const free = { ...fullCart, paymentMethods, totals: { ...totals, grandTotal: { minor: 0, currency: 'GBP' } } };
    expect(followed(ready, free)).toMatchObject({ paymentCode: null, step: 'paymentMethod' });
    const freed = { ...ready, paymentCode: 'free' };
    expect(followed(freed, free)).toMatchObject({ paymentCode: 'free', step: 'review' });
    expect(followed(freed, { ...fullCart, paymentMethods })).toMatchObject({ paymentCode: null });
    expect(followed(ready, { ...free, paymentMethods: fullCart.paymentMethods }).paymentCode).toBe('checkmo');
  });

  it('keeps the billing address, but for a virtual cart that has no shipping address to take', () => {
    const same = { sameAsShippingAddress: true } as const;
    expect(followed({ ...ready, billingAddress: same }, fullCart).billingAddress).toEqual(same);
    expect(followed({ ...ready, billingAddress: london }, cartFacts({ isVirtual: true })).billingAddress).toBe(london);
    const billed = { ...fullCart, billingAddress: { ...london, company: null } };
    expect(followed(ready, billed).isBillingAddressSent).toBe(true);
  });

  it.each([
    ['a new cart has no address yet', cartFacts(), 'shippingAddress'],
    ['its choice of delivery is gone', sentCart, 'shippingMethod'],
    ['the payment method is not offered any more', { ...fullCart, paymentMethods: [] }, 'paymentMethod'],
  ])('goes back where %s', (_, cart, step) => {
    expect(followed(ready, cart).step).toBe(step);
  });

  it('never moves a shopper on who is at an earlier step', () => {
    const editing = edited(ready, 'shippingAddress');
    expect(followed(editing, fullCart).step).toBe('shippingAddress');
  });

  it('a step that failed leaves the order that is on its way alone', () => {
    expect(rejected({ ...ready, isPlacing: true }, 'email', failure).isPlacing).toBe(true);
  });

  it('leaves steps that are no more when everything left is virtual', () => {
    expect(followed(edited(ready, 'shippingMethod'), cartFacts({ isVirtual: true })).step).toBe('billingAddress');
  });

  it('after an order means nothing: that is the next cart', () => {
    const state = { ...ready, receipt: { order: placedOrder } };
    expect(followed(state, cartFacts())).toBe(state);
  });
});

describe('[CHK-2] submit, accept, reject', () => {
  const errors = {
    email: 'emailError',
    billingAddress: 'billingAddressError',
    shippingAddress: 'shippingAddressError',
    shippingMethod: 'shippingMethodError',
    paymentMethod: 'paymentMethodError',
    order: 'orderError',
  } as const satisfies Record<CheckoutPart, keyof CheckoutState>;

  it.each(Object.entries(errors) as [CheckoutPart, (typeof errors)[CheckoutPart]][])(
    '%s has an error of its own',
    (part, field) => {
      const failed = rejected(submitted(ready, part), part, failure);
      expect(failed).toEqual({ ...ready, [field]: failure });
      expect(submitted(failed, part)).toEqual({
        ...ready,
        isSubmitting: true,
        isPlacing: part === 'order',
      });
    },
  );

  it.each<[string, (state: CheckoutState) => CheckoutState, Partial<CheckoutState>]>([
    ['an e-mail', (state) => acceptedEmail(state, 'eve@example.com'), { email: 'eve@example.com' }],
    ['a shipping address', (state) => acceptedShippingAddress(state, losAngeles), { shippingAddress: losAngeles }],
    ['a delivery', (state) => acceptedShippingMethod(state, tableRate), { shippingMethod: 'tablerate' }],
    ['a billing address', (state) => acceptedBillingAddress(state, losAngeles), { billingAddress: losAngeles }],
    [
      'a payment',
      (state) => acceptedPaymentMethod(state, 'braintree', { card: newCard('n', false) }),
      { paymentCode: 'braintree', paymentData: { card: newCard('n', false) } },
    ],
  ])('%s is stored', (_, accept, stored) => {
    expect(accept({ ...ready, isSubmitting: true })).toMatchObject({ ...stored, isSubmitting: false });
  });

  it('another e-mail is also that of the addresses', () => {
    const state = acceptedEmail({ ...ready, billingAddress: london }, 'eve@example.com');
    expect(state.shippingAddress?.email).toBe('eve@example.com');
    expect(state.billingAddress).toMatchObject({ email: 'eve@example.com' });
    const { email: _, ...unnamed } = london;
    expect(acceptedEmail({ ...ready, billingAddress: unnamed }, 'eve@example.com').billingAddress).toBe(unnamed);
    expect(acceptedShippingAddress(ready, { ...london, email: 'eve@example.com' }).email).toBe('eve@example.com');
    expect(acceptedShippingAddress(ready, unnamed).email).toBe('ann@example.com');
  });

  it('[CHK-12] what is accepted from another step moves nobody', () => {
    const editing = edited(ready, 'shippingAddress');
    expect(acceptedPaymentMethod(editing, 'checkmo', {}).step).toBe('shippingAddress');
  });

  it('shipping methods have request and receive; a choice that the cart did not keep is undone', () => {
    const asked = requestedShippingMethods(ready);
    expect(asked.isLoadingShippingMethods).toBe(true);
    expect(receivedShippingMethods(asked, [flatRate], flatRate)).toEqual(ready);
    expect(receivedShippingMethods(asked, [tableRate], null)).toMatchObject({
      isLoadingShippingMethods: false,
      availableShippingMethods: [tableRate],
      shippingMethod: null,
      shippingMethodCode: null,
      shippingTitle: null,
    });
  });
});

describe('the order', () => {
  it('[CHK-6] [CHK-7] accepted, leaves its receipt and nothing else', () => {
    expect(acceptedOrder(submitted(ready, 'order'), placedOrder)).toEqual({
      ...INITIAL_CHECKOUT,
      step: 'receipt',
      receipt: { order: placedOrder },
    });
    expect(INITIAL_CHECKOUT.receipt).toBe(EMPTY_RECEIPT);
  });

  it.each(['declined', 'challenge', 'payment'] as const)(
    '[CHK-10] %s keeps everything but the card, and opens the payment step',
    (reason) => {
      const paid = {
        ...ready,
        paymentCode: 'braintree',
        paymentData: { card: newCard('n', false), label: 'Visa ending in 1111' },
      };
      expect(rejectedOrder(submitted(paid, 'order'), failure, reason)).toEqual({
        ...paid,
        step: 'paymentMethod',
        paymentData: {},
        isPaymentLost: true,
        orderFailure: reason,
        orderError: failure,
        paymentMethodError: failure,
      });
    },
  );

  it('[CHK-10] a purchase order’s number is not lost with the card', () => {
    const paid = { ...ready, paymentCode: 'purchaseorder', paymentData: { purchaseOrderNumber: 'PO 7', label: 'x' } };
    expect(rejectedOrder(paid, failure, 'payment').paymentData).toEqual({ purchaseOrderNumber: 'PO 7' });
    expect(rejectedOrder({ ...ready, paymentData: null }, failure, 'payment').paymentData).toStrictEqual({});
  });

  it('[CHK-10] refused for what was bought leaves the shopper at the review with the reason', () => {
    expect(rejectedOrder(submitted(ready, 'order'), failure, 'stock')).toEqual({
      ...ready,
      orderError: failure,
      orderFailure: 'stock',
    });
  });

  it.each([
    [{}, 'address', 'shippingAddress', 'shippingAddressError'],
    [{ isVirtual: true }, 'address', 'billingAddress', 'billingAddressError'],
    [{}, 'delivery', 'shippingMethod', 'shippingMethodError'],
  ] as const)('[CHK-10] %j refused for its %s opens %s', (shape, reason, step, error) => {
    expect(rejectedOrder({ ...ready, ...shape }, failure, reason)).toMatchObject({ step, [error]: failure });
  });

  it('[CHK-10] lost, is unknown until it is known', () => {
    const lost = lostOrder(submitted(ready, 'order'), failure);
    expect(lost).toEqual({ ...ready, orderError: failure, outcome: 'unknown' });
    expect(foundNoOrder(lost)).toEqual(ready);
  });
});
