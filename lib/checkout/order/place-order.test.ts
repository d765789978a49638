// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { readCartId } from '@/lib/cart/session/cart-session';
import { CART_ID, json, orderingBackend, readyCheckout, signIn, totals } from '@/lib/checkout/checkout.fixture';
import { newCard } from '@/lib/checkout/payment/card-payment';
import type { CheckoutState } from '@/lib/checkout/state/checkout-state';
import { begin, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { placeOrder } from './place-order';
import { broken, PAYMENT, ROOT, refused, SHIPPING, setUpOrder, shownTotal, state } from './place-order.fixture';
import { readOrderAttempt } from './stored-order';

setUpOrder();

const away = () => new Response('Service Unavailable', { status: 503 });

/** The address of London without what only the shop knows. */
const restLondon = {
  firstname: 'Ann',
  lastname: 'Smith',
  company: '',
  street: ['12 High Street', 'Flat 3'],
  city: 'London',
  region: '',
  telephone: '020 7946 0958',
  country_id: 'GB',
  postcode: 'SW1A 1AA',
};

describe('[CHK-5] [BACK-1] a guest’s order', () => {
  it('is shipping-information, then payment-information; the answer is the order’s id', async () => {
    const shop = orderingBackend();
    const order = await placeOrder({ agreementIds: [1, 3], total: shownTotal });
    expect(shop.rest()).toEqual([`POST ${SHIPPING}`, `POST ${PAYMENT}`, `GET ${ROOT}`]);
    const [shipping, payment] = shop.calls.filter(
      ({ method, url }) => method === 'POST' && url.pathname !== '/graphql',
    );
    expect(shipping?.body).toEqual({
      addressInformation: {
        billing_address: restLondon,
        shipping_address: restLondon,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'next-day',
      },
    });
    expect(payment?.body).toEqual({
      billingAddress: restLondon,
      cartId: CART_ID,
      email: 'ann@example.com',
      paymentMethod: { method: 'checkmo', extension_attributes: { agreement_ids: ['1', '3'] } },
    });
    expect(order).toMatchObject({ id: 42, number: '000000042', email: 'ann@example.com', grandTotal: shownTotal });
    expect(order).toMatchObject({ shippingMethod: 'flatrate_next-day' });
  });

  it.each<[string, Partial<CheckoutState>, object]>([
    [
      'a card’s nonce',
      { paymentCode: 'braintree', paymentData: { card: newCard('n-1', false), label: 'Visa ending in 1111' } },
      { method: 'braintree', additional_data: { payment_method_nonce: 'n-1' } },
    ],
    [
      'a purchase order’s number',
      { paymentCode: 'purchaseorder', paymentData: { purchaseOrderNumber: ' PO 7 ' } },
      { method: 'purchaseorder', po_number: 'PO 7' },
    ],
    ['nothing but the method', { paymentCode: 'banktransfer' }, { method: 'banktransfer' }],
  ])('[CHK-9] is paid with %s', async (_, chosen, paymentMethod) => {
    const shop = orderingBackend();
    readyCheckout(chosen);
    await placeOrder();
    expect(shop.calls.find(({ method, url }) => method === 'POST' && url.pathname === PAYMENT)?.body).toMatchObject({
      paymentMethod,
    });
  });

  it('[CHK-9] is paid with a wallet’s nonce, which nobody keeps where the order fails', async () => {
    const shop = orderingBackend({ [PAYMENT]: () => refused('The shop is closed today.') });
    readyCheckout({ paymentCode: 'braintree_applepay' });
    const card = { method: 'braintree_applepay', additional_data: { payment_method_nonce: 'n-1' } };
    await expect(placeOrder({ payment: { card } })).rejects.toThrow('closed');
    expect(shop.calls.find(({ method, url }) => method === 'POST' && url.pathname === PAYMENT)?.body).toMatchObject({
      paymentMethod: card,
    });
    expect(state(), 'words that are not known are about the card').toMatchObject({ orderFailure: 'declined' });
    expect(JSON.stringify([state(), { ...localStorage }])).not.toContain('n-1');
  });

  it('is billed to an address of its own', async () => {
    const shop = orderingBackend();
    readyCheckout({ billingAddress: losAngeles });
    const { billing_address, shipping_address } = await placeOrder();
    const billed = { city: 'Los Angeles', region: 'California', region_code: 'CA', region_id: 12, company: 'Acme' };
    expect(shop.calls[0]?.body).toMatchObject({
      addressInformation: { billing_address: billed, shipping_address: restLondon },
    });
    expect(shop.calls[1]?.body).toMatchObject({ billingAddress: billed });
    expect([billing_address, shipping_address]).toEqual([losAngeles, london]);
  });

  it('of a virtual cart skips shipping-information', async () => {
    const shop = orderingBackend({
      [PAYMENT]: ({ method }: { method: string }) => json(method === 'GET' ? totals(4.99) : 42),
    });
    readyCheckout({ isVirtual: true, billingAddress: london, shippingAddress: null });
    const order = await placeOrder({ total: { minor: 499, currency: 'GBP' } });
    expect(shop.rest().slice(0, 2)).toEqual([`GET ${PAYMENT}`, `POST ${PAYMENT}`]);
    expect(order).toMatchObject({
      shipping_address: null,
      billing_address: london,
      shippingTitle: null,
      shippingMethod: null,
    });
  });

  it.each<[Partial<CheckoutState>, string]>([
    [{ shippingAddress: null }, 'Missing required information: billingAddress'],
    [{ shippingMethodCode: null }, 'Missing required information: shippingMethod'],
    [{ paymentCode: null }, 'Missing required information: paymentMethod'],
    [{ paymentCode: 'braintree', paymentData: {} }, 'Missing required information: card'],
    [{ email: null }, 'Missing required information: email'],
  ])('[CHK-3] with %j is not sent', async (missing, message) => {
    const shop = orderingBackend();
    readyCheckout(missing);
    await expect(placeOrder()).rejects.toThrow(message);
    expect(state().orderError?.message).toBe(message);
    expect(shop.calls).toEqual([]);
  });
});

describe('[CHK-5] [BACK-1] a customer’s order', () => {
  const MINE = '/rest/mmstr_en/V1/carts/mine';

  it('goes to their own cart, with their token and without an e-mail', async () => {
    signIn();
    begin();
    readyCheckout({
      isSignedIn: true,
      email: null,
      shippingAddress: { ...losAngeles, customerAddressId: 8 },
      billingAddress: { ...losAngeles, saveInAddressBook: true },
    });
    const order = (id: string, number: string) => ({ __typename: 'CustomerOrder', id, number });
    const shop = orderingBackend({
      [`${MINE}/shipping-information`]: () => json(totals(15.93)),
      [`${MINE}/payment-information`]: () => json(8),
      customerOrders: {
        customer: {
          __typename: 'Customer',
          orders: {
            __typename: 'CustomerOrders',
            page_info: { __typename: 'SearchResultPageInfo', total_pages: 1 },
            items: [order(btoa('7'), '000000007'), order(btoa('8'), '000000008')],
          },
        },
      },
    });
    expect(await placeOrder()).toMatchObject({ id: 8, number: '000000008', isSignedIn: true, email: null });
    expect(shop.rest()).toEqual([`POST ${MINE}/shipping-information`, `POST ${MINE}/payment-information`]);
    const [shipping, payment] = shop.calls;
    expect(shipping?.headers.get('authorization')).toBe('Bearer jwt');
    expect(shipping?.body).toMatchObject({
      addressInformation: {
        shipping_address: { customer_address_id: 8, save_in_address_book: 0 },
        billing_address: { save_in_address_book: 0 },
      },
    });
    expect(payment?.body).not.toHaveProperty('email');
    expect(payment?.body).toMatchObject({ cartId: CART_ID, paymentMethod: { method: 'checkmo' } });
  });
});

it('a customer whose session has ended begins again as a guest, and nothing is sent', async () => {
  const shop = orderingBackend();
  readyCheckout({ isSignedIn: true, email: null });
  await expect(placeOrder()).rejects.toThrow('session');
  expect(state()).toMatchObject({ isSignedIn: false, step: 'email', isSubmitting: false, isPlacing: false });
  expect(shop.rest()).toEqual([]);
});

describe('[CHK-6] after the order', () => {
  it('the receipt is set, what was saved is cleared, the cart let go and a new one created', async () => {
    localStorage.setItem('shipping_address', JSON.stringify(london));
    const shop = orderingBackend();
    const order = await placeOrder();
    expect(state()).toMatchObject({ receipt: { order }, step: 'receipt', isSubmitting: false, shippingAddress: null });
    await vi.waitFor(() => expect(readCartId()).toBe('cart-2'));
    expect(Object.keys(localStorage).sort()).toEqual(['cartId', 'receipt']);
    expect(shop.calls.filter(({ query }) => query.includes('createEmptyCart'))).toHaveLength(1);
    expect(readOrderAttempt()).toBeNull();
  });

  it('the receipt comes first, then what was saved goes, then the cart, then a new one comes, then it is accepted', async () => {
    localStorage.setItem('shipping_address', JSON.stringify(london));
    const events: string[] = [];
    const note = (event: string) => events.includes(event) || events.push(event);
    const removed: Record<string, string> = { shipping_address: 'saved data cleared', cartId: 'cart removed' };
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (removed[key]) note(removed[key]);
      delete this[key];
    });
    const stop = useCheckoutStore.subscribe(({ receipt, step }) => {
      if (receipt.order) note('receipt set');
      if (step === 'receipt') note('accepted');
    });
    orderingBackend({
      createCart: () => {
        note('new cart created');
        return { cartId: 'cart-2' };
      },
    });
    await placeOrder();
    stop();
    remove.mockRestore();
    expect(events).toEqual(['receipt set', 'saved data cleared', 'cart removed', 'new cart created', 'accepted']);
  });

  it('a new cart that cannot be created does not matter', async () => {
    const refused = vi.fn(() => Response.json({ errors: [{ message: 'Cannot create a cart' }] }));
    orderingBackend({ createCart: refused });
    expect(await placeOrder()).toMatchObject({ number: '000000042' });
    expect(refused).toHaveBeenCalled();
    expect(state().step).toBe('receipt');
  });

  it('a new cart that takes long is waited for three seconds, no longer', async () => {
    const startedAt = Date.now();
    orderingBackend({ createCart: () => new Promise<Response>(() => {}) });
    expect(await placeOrder()).toMatchObject({ number: '000000042' });
    expect(state().step).toBe('receipt');
    expect(Date.now() - startedAt).toBe(3_000);
  });

  it('a number that cannot be read does not matter', async () => {
    orderingBackend({ [ROOT]: () => refused('No', 401), cartFate: away });
    expect(await placeOrder()).toMatchObject({ id: 42, number: null });
  });
});

describe('[CHK-10] one order only', () => {
  it('however often it is asked for at once', async () => {
    const shop = orderingBackend();
    const [one, other] = await Promise.all([placeOrder(), placeOrder()]);
    expect(other).toBe(one);
    expect(shop.orders()).toBe(1);
  });

  it('not from two tabs at once', async () => {
    const held = new Set<string>();
    const locks = {
      request: async (name: string, options: unknown, task?: (lock: unknown) => unknown) => {
        const run = typeof options === 'function' ? options : task;
        return run?.(held.has(name) ? null : { name });
      },
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    const shop = orderingBackend();
    held.add('order');
    await expect(placeOrder()).rejects.toThrow('another tab');
    expect(state()).toMatchObject({ orderFailure: 'otherTab', outcome: 'none', isSubmitting: false });
    expect(shop.calls).toEqual([]);
    held.clear();
    expect(await placeOrder()).toMatchObject({ id: 42 });
  });

  it('is marked before it is sent', async () => {
    let marked: unknown = null;
    orderingBackend({
      [PAYMENT]: () => {
        marked = readOrderAttempt();
        return json(42);
      },
    });
    await placeOrder();
    expect(marked).toMatchObject({ cartId: CART_ID, receipt: { id: null, number: null, email: 'ann@example.com' } });
  });

  it('is not sent while what became of the one before is unknown', async () => {
    orderingBackend({ [PAYMENT]: broken, [ROOT]: broken, cartFate: away });
    await expect(placeOrder()).rejects.toThrow();
    const shop = orderingBackend({ [ROOT]: broken, cartFate: away });
    await expect(placeOrder()).rejects.toThrow('not known yet');
    expect(state().outcome).toBe('unknown');
    expect(shop.orders()).toBe(0);
  });

  it('nor when that turns out to be placed', async () => {
    orderingBackend({ [PAYMENT]: broken, [ROOT]: broken, cartFate: away });
    await expect(placeOrder()).rejects.toThrow();
    const shop = orderingBackend();
    shop.cart.isActive = false;
    expect(await placeOrder()).toMatchObject({ id: null, number: '000000042' });
    expect(shop.orders()).toBe(0);
  });
});
