// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { told } from '@/lib/browser/shop-events';
import {
  CART_ID,
  cartFacts,
  flatRate,
  json,
  readyCheckout,
  signIn,
  tableRate,
  totals,
} from '@/lib/checkout/checkout.fixture';
import { placeOrder } from '@/lib/checkout/order/place-order';
import { begin, followCart } from '@/lib/checkout/state/checkout-store';
import { runAhead } from '@/lib/testing/run-ahead';
import { backend, refusal, setUpCheckout, shippingAnswer, state } from './submit.fixture';
import { submitEmail } from './submit-email';
import { submitBillingAddress, submitPaymentMethod } from './submit-payment';
import { submitShippingAddress, submitShippingMethod } from './submit-shipping';

setUpCheckout();

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
              company: '',
              street: ['12 High Street', 'Flat 3'],
              city: 'London',
              region: '',
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

  it('[CHK-5] [BACK-1] cleared of its company, region and postcode has them cleared on the order', async () => {
    const cart = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;
    const shop = backend({
      [`${cart}/shipping-information`]: () => json(totals(15.93)),
      [`${cart}/payment-information`]: () => json('8'),
    });
    await submitShippingAddress({ ...london, company: 'Acme', region: 'Kent' });
    await submitShippingAddress({ ...london, postcode: null });
    const cleared = { company: '', region: '', postcode: '' };
    expect(shop.mutations().at(-1)).toMatchObject(['setShippingAddress', { shippingAddress: { address: cleared } }]);
    await submitShippingMethod(flatRate);
    await submitBillingAddress({ sameAsShippingAddress: true });
    await submitPaymentMethod('checkmo');
    runAhead();
    await placeOrder();
    expect(shop.calls.map(({ body }) => body)).toContainEqual({
      addressInformation: expect.objectContaining({
        shipping_address: expect.objectContaining(cleared),
        billing_address: expect.objectContaining(cleared),
      }),
    });
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

  it('[CHK-8] of a customer joins the book once, by the whole of an order', async () => {
    signIn();
    begin();
    const mine = '/rest/mmstr_en/V1/carts/mine';
    const shop = backend({
      [`${mine}/shipping-information`]: () => json(totals(15.93)),
      [`${mine}/payment-information`]: () => json(8),
    });
    await submitShippingAddress({ ...losAngeles, saveInAddressBook: true });
    await submitShippingMethod(flatRate);
    await submitBillingAddress({ sameAsShippingAddress: true });
    await submitPaymentMethod('checkmo');
    runAhead();
    await placeOrder();
    const sent = JSON.stringify(shop.calls.map(({ body }) => body));
    expect(sent.match(/"save_in_address_book":(true|1)/g)).toHaveLength(1);
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('whose answer is lost is sent again unless it joins the book: %s', async (saveInAddressBook, times) => {
    signIn();
    begin();
    const send = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    backend({ setShippingAddress: send.mockResolvedValue(shippingAnswer()) });
    runAhead();
    await submitShippingAddress({ ...losAngeles, saveInAddressBook }).catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('another shipping address keeps the chosen shipping method where it costs the same', async () => {
    // The page follows the cart, in which another address has undone the choice.
    const send = () => {
      const address = { ...london, company: null };
      followCart(cartFacts({ shippingAddress: address, billingAddress: address, shippingMethods: [flatRate] }));
      return shippingAnswer();
    };
    const shop = backend({ setShippingAddress: send });
    readyCheckout({ step: 'shippingAddress' });
    await submitShippingAddress(london);
    expect(shop.mutations().at(-1)).toEqual([
      'setShippingMethod',
      { cartId: CART_ID, carrierCode: 'flatrate', methodCode: 'next-day' },
    ]);
    expect(state()).toMatchObject({ shippingMethod: 'flatrate', shippingMethodCode: 'next-day', step: 'review' });
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
    told.length = 0;
    await submitShippingMethod(tableRate);
    expect(told).toEqual([{ type: 'shipping', tier: 'tablerate_bestway' }]);
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
