// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { london, losAngeles } from '@/lib/address/address.fixture';
import { json, orderingBackend, readyCheckout, totals } from '@/lib/checkout/checkout.fixture';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { SHOP_RULES } from '@/lib/config/constants';
import { placeOrder } from './place-order';
import { broken, PAYMENT, refused, SHIPPING, setUpOrder, shownTotal, state } from './place-order.fixture';
import { readOrderAttempt } from './stored-order';

setUpOrder();

describe('[CHK-10] an order that is refused', () => {
  it('by the shop’s own rules says which lines it is about, and the checkout stays as it is', async () => {
    readyCheckout();
    const extensions = { category: 'shop-rules', lines: ['7'] };
    const message = 'We can sell no more than 2 packs.';
    orderingBackend({ [PAYMENT]: () => json({ message, extensions }, 400) });
    await expect(placeOrder()).rejects.toThrow(message);
    expect(state()).toMatchObject({ orderFailure: 'rules', step: 'review', outcome: 'none' });
    expect(state().orderError).toMatchObject({ category: SHOP_RULES, cause: { lines: ['7'] } });
    expect(readOrderAttempt()).toBeNull();
  });

  it.each([
    ['Transaction has been declined. Please try again later.', 'declined', 'paymentMethod'],
    ['Your card issuer wants to verify this payment. Please verify it and try again.', 'challenge', 'paymentMethod'],
    ['Die Karte wurde abgelehnt.', 'declined', 'paymentMethod'],
    ['The requested Payment Method is not available.', 'payment', 'paymentMethod'],
    ['Some of the products are out of stock.', 'stock', 'review'],
    ['The order wasn’t placed. First, agree to the terms and conditions, then try again.', 'agreements', 'review'],
    ['Please check the shipping address information. "postcode" is required.', 'address', 'shippingAddress'],
    ['The shipping information was unable to be saved. Error: "Invalid"', 'address', 'shippingAddress'],
    ['Invalid customer address id 8', 'address', 'shippingAddress'],
    ['Invalid address id 8', 'address', 'shippingAddress'],
    ["Invalid City. Please use A-Z, a-z, 0-9, -, ', spaces", 'address', 'shippingAddress'],
    ["Invalid Street Address. Please use A-Z, a-z, 0-9, , - . ' ’ ` & spaces", 'address', 'shippingAddress'],
    ['Invalid Phone Number. Please use 0-9, +, -, (, ) and space.', 'address', 'shippingAddress'],
    ['First Name is not valid!', 'address', 'shippingAddress'],
    ['Not enough items for sale', 'stock', 'review'],
    ['Only 3 of 5 available', 'stock', 'review'],
    ['Please correct the quantity for some products.', 'stock', 'review'],
    ['You can buy this product only in quantities of 5 at a time.', 'stock', 'review'],
    ['The fewest you may purchase is 4.', 'stock', 'review'],
    ["The product that was requested doesn't exist. Verify the product and try again.", 'stock', 'review'],
    ['Some of the products below do not have all the required options.', 'stock', 'review'],
    ['Guest checkout is not allowed. Register a customer account or login with existing one.', 'other', 'review'],
    ['ReCaptcha validation failed, please try again', 'other', 'review'],
    ['Minimum order amount is £50.00', 'rules', 'review'],
  ])('%s → %s', async (message, failure, step) => {
    const card = { paymentCode: 'braintree', paymentData: { card: newCard('n-1', false) } };
    readyCheckout(card);
    const shop = orderingBackend({ [PAYMENT]: () => refused(message) });
    await expect(placeOrder()).rejects.toThrow(message);
    expect(state()).toMatchObject({ orderFailure: failure, step, shippingAddress: london, outcome: 'none' });
    expect(state().orderError?.message).toBe(message);
    expect(state().paymentData?.card).toEqual(step === 'paymentMethod' ? undefined : newCard('n-1', false));
    expect(readOrderAttempt()).toBeNull();
    expect(shop.rest()).toEqual([`POST ${SHIPPING}`, `POST ${PAYMENT}`]);
  });

  it('because too many calls were made keeps the card', async () => {
    readyCheckout({ paymentCode: 'braintree', paymentData: { card: newCard('n-1', false) } });
    orderingBackend({ [PAYMENT]: () => refused('There were too many tries.', 429) });
    await expect(placeOrder()).rejects.toThrow('too many tries');
    expect(state()).toMatchObject({
      orderFailure: 'tooMany',
      step: 'review',
      paymentData: { card: newCard('n-1', false) },
    });
    expect(readOrderAttempt()).toBeNull();
  });

  it.each([
    [{ sameAsShippingAddress: true } as const, true],
    [losAngeles, true],
    [{ ...losAngeles, customerAddressId: 8 }, false],
  ])('for its address keeps what it is billed to, unless that is of the book: %j', async (billingAddress, isKept) => {
    readyCheckout({ billingAddress });
    orderingBackend({ [PAYMENT]: () => refused('Invalid customer address id 8') });
    await expect(placeOrder()).rejects.toThrow('address id');
    expect(state()).toMatchObject({ billingAddress: isKept ? billingAddress : null, shippingAddress: london });
  });

  it.each([
    [losAngeles, 'paymentMethod', 'paymentMethodError'],
    [{ sameAsShippingAddress: true } as const, 'shippingAddress', 'shippingAddressError'],
  ])('for its billing address opens the step that has it: %j', async (billingAddress, step, says) => {
    const card = { paymentCode: 'braintree', paymentData: { card: newCard('n-1', false) } };
    readyCheckout({ ...card, billingAddress });
    orderingBackend({ [PAYMENT]: () => refused('Please check the billing address information. "city" is required.') });
    await expect(placeOrder()).rejects.toThrow('billing');
    expect(state()).toMatchObject({ ...card, billingAddress, orderFailure: 'address', step });
    expect(state()).toMatchObject({ [says]: { message: expect.stringContaining('billing') } });
  });

  it('then paid with another card', async () => {
    let tried = 0;
    const shop = orderingBackend({
      [PAYMENT]: () => {
        tried += 1;
        return tried === 1 ? refused('Transaction has been declined.') : json(42);
      },
    });
    await expect(placeOrder()).rejects.toThrow('declined');
    useCheckoutStore.setState({ paymentCode: 'braintree', paymentData: { card: newCard('n-2', false) } });
    expect(await placeOrder()).toMatchObject({ id: 42 });
    expect(shop.orders()).toBe(2);
  });

  it('in words that are not known, without a card, for a reason of its own', async () => {
    orderingBackend({ [PAYMENT]: () => refused('Etwas ging schief.') });
    await expect(placeOrder()).rejects.toThrow('Etwas ging schief.');
    expect(state()).toMatchObject({ orderFailure: 'other', step: 'review' });
  });

  it('by shipping-information is not sent at all', async () => {
    const shop = orderingBackend({
      [SHIPPING]: () => json({ message: 'Carrier with such method not found: %1, %2', parameters: ['a', 'b'] }, 404),
    });
    await expect(placeOrder()).rejects.toThrow('Carrier with such method not found: a, b');
    expect(state()).toMatchObject({ orderFailure: 'delivery', step: 'shippingMethod' });
    expect(shop.orders()).toBe(0);
  });

  it('by a backend that is away before it was sent may be tried again', async () => {
    const shop = orderingBackend({ [SHIPPING]: broken });
    await expect(placeOrder()).rejects.toThrow();
    expect(state()).toMatchObject({ outcome: 'none', isSubmitting: false, orderFailure: 'notPlaced', step: 'review' });
    expect(readOrderAttempt()).toBeNull();
    Object.assign(shop.answers, { [SHIPPING]: () => json(totals(15.93)) });
    expect(await placeOrder()).toMatchObject({ id: 42 });
    expect(shop.orders()).toBe(1);
  });

  it('by this shop where the total is another than the shopper has seen', async () => {
    const shop = orderingBackend({ [SHIPPING]: () => json(totals(16.93)) });
    await expect(placeOrder({ total: shownTotal })).rejects.toThrow('from 15.93 GBP to 16.93 GBP');
    expect(state()).toMatchObject({ orderFailure: 'price', step: 'review' });
    expect(shop.orders()).toBe(0);
  });

  it('because another device has ordered the cart: that order is found', async () => {
    const gone = {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: 22 },
    };
    const shop = orderingBackend({ [SHIPPING]: () => json(gone, 404) });
    shop.cart.isActive = false;
    expect(await placeOrder({ total: shownTotal })).toMatchObject({
      id: null,
      number: '000000042',
      shipping_address: null,
      billing_address: null,
      grandTotal: null,
    });
    expect(shop.orders()).toBe(0);
    expect(state().step).toBe('receipt');
  });
});
