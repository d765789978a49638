// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CART_ID,
  cartAnswer,
  flatRate,
  freshBrowser,
  london,
  losAngeles,
  orderingBackend,
  readyCheckout,
  shipment,
  signIn,
  tableRate,
  written,
} from '@/lib/checkout/checkout.fixture';
import { placeOrder } from '@/lib/checkout/order/place-order';
import { INITIAL_CHECKOUT } from '@/lib/checkout/state/checkout-state';
import { begin, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { isKnownCustomer, submitEmail } from './submit-email';
import { submitBillingAddress, submitPaymentMethod } from './submit-payment';
import { submitShippingAddress, submitShippingMethod } from './submit-shipping';

beforeEach(() => {
  freshBrowser();
  begin();
});
afterEach(() => vi.unstubAllGlobals());

const pickup = { ...flatRate, carrier_code: 'instore', code: 'instore', method_code: 'pickup' };
const otherShipment = shipment([pickup]).map((address) => address && { ...address, street: ['7 Low Road'] });
const shippingAnswer = (methods = [flatRate, tableRate], chosen: typeof flatRate | null = null) => ({
  // A second address, which Magento's carts may have, offers something else.
  setShippingAddressesOnCart: written(
    cartAnswer({ shipping_addresses: [...shipment(methods, chosen), ...otherShipment] }),
  ),
});
const setMethod = { setShippingMethodsOnCart: written(cartAnswer()) };
const setBilling = { setBillingAddressOnCart: written(cartAnswer()) };
const refusal = (message: string) => () =>
  Response.json({ errors: [{ message, extensions: { category: 'graphql-input' } }], data: null });

function backend(answers: Parameters<typeof orderingBackend>[0] = {}) {
  const shop = orderingBackend({
    setShippingAddress: shippingAnswer(),
    setShippingMethod: setMethod,
    setBillingAddress: setBilling,
    ...answers,
  });
  return {
    ...shop,
    /** Operations and their variables, in order. */
    mutations: () =>
      shop.calls.flatMap(({ query, variables }) => {
        const name = /^mutation (\w+)/.exec(query)?.[1];
        return name ? [[name, variables]] : [];
      }),
  };
}

const state = () => useCheckoutStore.getState();

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

describe('[CHK-4] e-mail', () => {
  it('of a guest is set on the cart', async () => {
    const shop = backend();
    await submitEmail(' ann@example.com ');
    expect(shop.mutations()).toEqual([['setGuestEmail', { cartId: CART_ID, email: 'ann@example.com' }]]);
    expect(state()).toMatchObject({ email: 'ann@example.com', step: 'shippingAddress', isSubmitting: false });
  });

  it('changed later is that of the saved address too', async () => {
    backend();
    readyCheckout();
    await submitEmail('eve@example.com');
    expect(JSON.parse(localStorage.getItem('shipping_address') ?? '')).toMatchObject({ email: 'eve@example.com' });
  });

  it('[CHK-3] refused is recorded and thrown', async () => {
    backend({ setGuestEmail: refusal('Invalid email format') });
    await expect(submitEmail('bad')).rejects.toThrow('Invalid email format');
    expect(state().emailError?.message).toBe('Invalid email format');
  });

  it.each([
    [false, true],
    [true, false],
  ])('is free: %s', async (is_email_available, isKnown) => {
    backend({ isEmailAvailable: { isEmailAvailable: { __typename: 'IsEmailAvailableOutput', is_email_available } } });
    expect(await isKnownCustomer('ann@example.com')).toBe(isKnown);
  });

  it('never stands in the way where nobody can tell whose it is', async () => {
    backend({ isEmailAvailable: refusal('Email is invalid') });
    expect(await isKnownCustomer('ann@example.com')).toBe(false);
  });
});

describe('[CHK-4] shipping address', () => {
  it('[CHK-13] [BACK-1] is set with the e-mail; the methods are those of the first address of the answer', async () => {
    const shop = backend();
    await submitShippingAddress(london);
    expect(shop.mutations()).toEqual([
      ['setGuestEmail', { cartId: CART_ID, email: 'ann@example.com' }],
      [
        'setShippingAddress',
        {
          cartId: CART_ID,
          shippingAddress: {
            address: {
              firstname: 'Ann',
              lastname: 'Smith',
              street: ['12 High Street', 'Flat 3'],
              city: 'London',
              postcode: 'SW1A 1AA',
              telephone: '020 7946 0958',
              country_code: 'GB',
            },
          },
        },
      ],
    ]);
    expect(state()).toMatchObject({
      shippingAddress: london,
      availableShippingMethods: [flatRate, tableRate],
      isLoadingShippingMethods: false,
    });
    expect(JSON.parse(localStorage.getItem('shipping_address') ?? '')).toEqual(london);
    expect(JSON.parse(localStorage.getItem('availableShippingMethods') ?? '')).toMatchObject([
      { carrier_code: 'flatrate', price: { includingTax: { value: 5.95, currency: 'GBP' } } },
      { carrier_code: 'tablerate', price: { includingTax: { value: 3, currency: 'GBP' } } },
    ]);
  });

  it('[CHK-8] names its region by code and number', async () => {
    const shop = backend();
    await submitShippingAddress({ ...losAngeles, email: 'bob@example.com' });
    expect(shop.mutations()[1]).toMatchObject([
      'setShippingAddress',
      { shippingAddress: { address: { region: 'CA', region_id: 12, company: 'Acme', country_code: 'US' } } },
    ]);
  });

  it('does not set an e-mail again that the step before has set', async () => {
    const shop = backend();
    await submitEmail('ann@example.com');
    await submitShippingAddress({ ...london, email: undefined });
    expect(shop.mutations().map(([name]) => name)).toEqual(['setGuestEmail', 'setShippingAddress']);
    expect(state().shippingAddress?.email).toBe('ann@example.com');
  });

  it('[CHK-3] of a guest without an e-mail is refused here', async () => {
    const shop = backend();
    await expect(submitShippingAddress({ ...london, email: undefined })).rejects.toThrow(
      'Missing required information: email',
    );
    expect(state().shippingAddressError?.message).toBe('Missing required information: email');
    expect(shop.calls).toEqual([]);
  });

  it('[CHK-3] refused is recorded and thrown; nothing is stored', async () => {
    backend({ setShippingAddress: refusal('Region is required.') });
    await expect(submitShippingAddress(london)).rejects.toThrow('Region is required.');
    expect(state()).toMatchObject({ shippingAddress: null, isSubmitting: false, isLoadingShippingMethods: false });
    expect(state().shippingAddressError?.message).toBe('Region is required.');
    expect(localStorage.getItem('shipping_address')).toBeNull();
  });

  it('[CHK-8] of a customer is picked from the address book by number, without an e-mail', async () => {
    signIn();
    begin();
    const shop = backend();
    await submitShippingAddress({ ...losAngeles, customerAddressId: 8 });
    expect(shop.mutations()).toEqual([
      ['setShippingAddress', { cartId: CART_ID, shippingAddress: { customer_address_id: 8 } }],
    ]);
    expect(shop.calls[0]?.headers.get('authorization')).toBe('Bearer jwt');
    expect(state().shippingAddress).toEqual({ ...losAngeles, customerAddressId: 8 });
  });

  it('of a customer joins the book only when asked to', async () => {
    signIn();
    begin();
    const shop = backend();
    await submitShippingAddress(losAngeles);
    await submitShippingAddress({ ...losAngeles, saveInAddressBook: true });
    expect(
      shop.mutations().map(([, variables]) => Object(variables).shippingAddress.address.save_in_address_book),
    ).toEqual([false, true]);
  });

  it('another shipping address keeps the chosen shipping method where it costs the same', async () => {
    const shop = backend();
    readyCheckout();
    await submitShippingAddress(london);
    expect(shop.mutations().at(-1)).toEqual([
      'setShippingMethod',
      { cartId: CART_ID, carrierCode: 'flatrate', methodCode: 'next-day' },
    ]);
    expect(state()).toMatchObject({ shippingMethod: 'flatrate', shippingMethodCode: 'next-day' });
  });

  it.each([
    ['dearer', [{ ...flatRate, price: tableRate.price }]],
    ['not offered', [tableRate]],
    ['not to be had', [{ ...flatRate, available: false }]],
  ])('another one where the chosen delivery is %s asks for it again', async (_, methods) => {
    const shop = backend({ setShippingAddress: shippingAnswer(methods) });
    readyCheckout();
    await submitShippingAddress(london);
    expect(shop.mutations().map(([name]) => name)).toEqual(['setShippingAddress']);
    expect(state()).toMatchObject({ shippingMethod: null, shippingMethodCode: null });
  });
});

describe('shipping method', () => {
  it('[CHK-12] [BACK-1] is set on the cart; carrier, method and title are kept', async () => {
    const shop = backend();
    readyCheckout({ shippingMethod: null, shippingMethodCode: null, step: 'shippingMethod' });
    await submitShippingMethod(tableRate);
    expect(shop.mutations()).toEqual([
      ['setShippingMethod', { cartId: CART_ID, carrierCode: 'tablerate', methodCode: 'bestway' }],
    ]);
    expect(state()).toMatchObject({
      shippingMethod: 'tablerate',
      shippingMethodCode: 'bestway',
      shippingTitle: 'Express',
      step: 'review',
    });
    expect(JSON.parse(localStorage.getItem('shippingMethod') ?? '')).toMatchObject({ carrier_code: 'tablerate' });
  });

  it('[CHK-3] refused is recorded and thrown', async () => {
    backend({ setShippingMethod: refusal('Carrier with such method not found: nope, nope') });
    readyCheckout();
    await expect(submitShippingMethod(flatRate)).rejects.toThrow('Carrier with such method');
    expect(state().shippingMethodError?.message).toContain('Carrier with such method');
  });
});

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

  it('[CHK-3] without an e-mail is refused there', async () => {
    backend();
    useCheckoutStore.setState({ isVirtual: true });
    await expect(submitBillingAddress(london)).rejects.toThrow('Missing required information: email');
    expect(state().billingAddressError?.message).toBe('Missing required information: email');
  });
});

describe('payment method', () => {
  it('[CHK-9] [CHK-12] is kept, its nonce in the state only', async () => {
    const shop = backend();
    readyCheckout({ step: 'paymentMethod' });
    await submitPaymentMethod('braintree', { nonce: 'n-1', label: 'Visa ····1111' });
    expect(state()).toMatchObject({
      paymentCode: 'braintree',
      paymentData: { nonce: 'n-1', label: 'Visa ····1111' },
      step: 'review',
    });
    expect(localStorage.getItem('paymentMethod')).not.toContain('n-1');
    expect(shop.calls).toEqual([]);
  });

  it.each([
    ['purchaseorder', { purchaseOrderNumber: ' ' }, 'Missing required information: purchaseOrderNumber'],
    ['braintree', {}, 'Missing required information: nonce'],
    ['paypal_express', {}, 'Missing required information: paymentMethod (paypal_express)'],
  ])('[CHK-3] %s with %j is not complete', async (code, data, message) => {
    backend();
    readyCheckout();
    await expect(submitPaymentMethod(code, data)).rejects.toThrow(message);
    expect(state().paymentMethodError?.message).toBe(message);
  });
});

it('a customer whose session has ended begins again as a guest, and no step is sent', async () => {
  useCheckoutStore.setState({ ...INITIAL_CHECKOUT, isSignedIn: true, isCartKnown: true, step: 'shippingAddress' });
  await expect(submitShippingAddress(london)).rejects.toThrow('session');
  expect(useCheckoutStore.getState()).toMatchObject({ isSignedIn: false, step: 'email', isSubmitting: false });
});
