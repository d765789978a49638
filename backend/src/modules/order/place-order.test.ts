import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '../../database/schema/products';
import { cartRule, salesOrder, salesOrderItem } from '../../database/schema/sales';
import { openShop, type Shop } from '../../testing/shop';
import { uid } from '../../uid';
import { sampleShop } from '../catalog/testing/sample-shop';
import { orderNumber } from './order-rules';
import { checkoutCalls, JANE } from './testing/checkout-calls';
import { placeItems } from './testing/place-order';
import { processCalls } from './testing/process-calls';

let shop: Shop;
let calls: ReturnType<typeof checkoutCalls>;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  calls = checkoutCalls(shop);
});
afterAll(() => shop.close());

const LOW = 5;
const stock = async (productId: number) =>
  (await shop.db.select().from(stockItem).where(eq(stockItem.productId, productId)))[0]?.quantity;
const messageOf = async (id: string) => (await calls.place(id)).body.errors?.[0]?.message;

describe('[BACK-1] placeOrder', () => {
  it('tells what is missing, one after the other, as recorded', async () => {
    const id = await calls.newCart();
    expect(await messageOf(id)).toBe('Guest email for cart is missing.');
    await calls.mutate('setGuestEmailOnCart', { cart_id: id, email: 'guest@example.com' });
    expect(await messageOf(id)).toBe(
      'Unable to place order: A server error stopped your order from being placed. Please try to place your order again',
    );
    await calls.add(id, [{ sku: 'PARA', quantity: 1 }]);
    expect(await messageOf(id)).toBe(
      "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    );
    await calls.mutate('setShippingAddressesOnCart', { cart_id: id, shipping_addresses: [{ address: JANE }] });
    expect(await messageOf(id)).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    );
    const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };
    await calls.mutate('setShippingMethodsOnCart', { cart_id: id, shipping_methods: [flat] });
    const fields = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId'];
    expect(await messageOf(id)).toBe(
      `Unable to place order: Please check the billing address information. ${fields.map((field) => `"${field}" is required. Enter and try again.`).join(' ')}`,
    );
    await calls.mutate('setBillingAddressOnCart', { cart_id: id, billing_address: { same_as_shipping: true } });
    expect(await messageOf(id)).toBe('Unable to place order: Enter a valid payment method and try again.');
    expect(await messageOf('nope')).toBe('Could not find a cart with ID "nope"');
  });

  it('gives a number and takes the goods off the shelf; the cart is done with', async () => {
    const before = await stock(LOW);
    const id = await calls.readyCart([{ sku: 'LOW', quantity: 2 }]);
    const { data } = (await calls.place(id)).body;
    expect(data).toEqual({
      placeOrder: {
        order: { order_number: expect.stringMatching(/^\d{9}$/), order_id: expect.stringMatching(/^\d{9}$/) },
      },
    });
    expect(await stock(LOW)).toBe((before ?? 0) - 2);
    const gone = { message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } };
    expect((await calls.place(id)).body.errors).toMatchObject([gone]);
    expect((await shop.execute(`{ cart(cart_id: "${id}") { id } }`)).body.errors).toMatchObject([gone]);
    expect((await calls.tryAdd(id, [{ sku: 'PARA', quantity: 1 }])).body.errors).toMatchObject([gone]);
  });

  it('keeps what was bought and at what price', async () => {
    const id = await calls.readyCart([{ sku: 'IBU', quantity: 2 }]);
    const { data } = (await calls.place(id)).body;
    const { order_number } = (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order;
    const [order] = await shop.db.select().from(salesOrder).where(eq(salesOrder.incrementId, order_number));
    expect(order).toMatchObject({
      email: 'guest@example.com',
      status: 'pending',
      currency: 'GBP',
      shippingTitle: 'Express - Courier',
      payment: { code: 'checkmo', title: 'Cheque' },
      totals: { subtotalIncludingTax: 1040, shippingIncludingTax: 595, tax: 272, grandTotal: 1635 },
    });
    const items = await shop.db
      .select()
      .from(salesOrderItem)
      .where(eq(salesOrderItem.orderId, order?.id ?? 0));
    expect(items).toMatchObject([{ sku: 'IBU', quantity: 2, rowTotalIncludingTax: 1040, tax: 173 }]);
  });

  it('numbers orders by store view', async () => {
    const us = checkoutCalls(shop, { Store: 'mmstr_us' });
    const address = { ...JANE, country_code: 'US', region: 'CA' };
    const id = await us.readyCart([{ sku: 'PARA', quantity: 1 }], { code: 'checkmo' }, address);
    expect((await us.place(id)).body.data).toMatchObject({ placeOrder: { order: { order_number: '9000000001' } } });
    expect(orderNumber({ id: 8, isDefault: true }, 4)).toBe('000000004');
  });

  it('needs neither address nor shipping method for what is virtual', async () => {
    const id = await calls.newCart();
    await calls.add(id, [{ sku: 'CONSULT', quantity: 1 }]);
    await calls.mutate('setGuestEmailOnCart', { cart_id: id, email: 'guest@example.com' });
    await calls.mutate('setBillingAddressOnCart', { cart_id: id, billing_address: { address: JANE } });
    await calls.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: { code: 'banktransfer' } });
    expect((await calls.place(id)).body.errors).toBeUndefined();
  });

  it('is free where nothing is to be paid', async () => {
    const id = await calls.readyCart([{ sku: 'PARA', quantity: 1 }], null);
    await calls.mutate('applyCouponToCart', { cart_id: id, coupon_code: 'ALLFREE' });
    const pay = (code: string) => calls.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: { code } });
    expect((await pay('checkmo')).body.errors?.[0]?.message).toBe('The requested Payment Method is not available.');
    expect((await pay('free')).body.errors).toBeUndefined();
    expect((await calls.place(id)).body.errors).toBeUndefined();
  });

  it('is cancelled without a use of a coupon coming back that had no part in it', async () => {
    const isFiveOff = eq(cartRule.couponCode, 'FIVEOFF');
    const uses = async () => (await shop.db.select().from(cartRule).where(isFiveOff))[0]?.timesUsed;
    const dear = [{ sku: 'PARA', quantity: 7 }];
    await placeItems(calls, dear, { coupon: 'FIVEOFF' });
    expect(await uses()).toBe(1);
    const id = await calls.readyCart(dear);
    const coupon = { cart_id: id, coupon_code: 'FIVEOFF' };
    const { body } = await calls.mutate('applyCouponToCart', coupon, 'cart { items { uid } }');
    const { cart } = (body.data as { applyCouponToCart: { cart: { items: [{ uid: string }] } } }).applyCouponToCart;
    const [{ uid: cart_item_uid }] = cart.items;
    await calls.mutate('updateCartItems', { cart_id: id, cart_items: [{ cart_item_uid, quantity: 1 }] });
    const { data } = (await calls.place(id)).body;
    const { order_number } = (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order;
    await processCalls(shop).cancel(order_number);
    expect(await uses()).toBe(1);
  });

  it('[NET-5] is refused when something sold out meanwhile', async () => {
    const id = await calls.readyCart([{ sku: 'LOW', quantity: 1 }]);
    const isLow = eq(stockItem.productId, LOW);
    await shop.db.update(stockItem).set({ isInStock: false }).where(isLow);
    expect(await messageOf(id)).toBe('Unable to place order: There are no source items with the in stock status');
    await shop.db.update(stockItem).set({ isInStock: true, quantity: 0 }).where(isLow);
    expect(await messageOf(id)).toBe('Unable to place order: Some of the products are out of stock.');
    await shop.db.update(stockItem).set({ quantity: 5 }).where(isLow);
    expect(await messageOf(id)).toBeUndefined();
  });

  it('is refused when less of something may be bought at once than the cart has from before', async () => {
    const id = await calls.readyCart([{ sku: 'PARA', quantity: 2 }]);
    const mostPara = (maxSaleQuantity: number) =>
      shop.db.update(stockItem).set({ maxSaleQuantity }).where(eq(stockItem.productId, 1));
    await mostPara(1);
    expect(await messageOf(id)).toBe(
      'Unable to place order: The requested qty exceeds the maximum qty allowed in shopping cart',
    );
    await mostPara(2);
    expect(await messageOf(id)).toBeUndefined();
    await mostPara(10_000);
  });
});

describe('[CHK-10] at the same time', () => {
  it('two orders for the last piece: exactly one succeeds, and listings know', async () => {
    await shop.db.update(stockItem).set({ quantity: 1 }).where(eq(stockItem.productId, LOW));
    const carts = [];
    for (let n = 0; n < 2; n += 1) carts.push(await calls.readyCart([{ sku: 'LOW', quantity: 1 }]));
    const answers = await Promise.all(carts.map((id) => calls.place(id)));
    const messages = answers.map(({ body }) => body.errors?.[0]?.message);
    expect(messages.filter((message) => message === undefined)).toHaveLength(1);
    expect(
      messages.filter((message) => message === 'Unable to place order: Some of the products are out of stock.'),
    ).toHaveLength(1);
    expect(await stock(LOW)).toBe(0);
    const { body } = await shop.execute('{ products(filter: { sku: { eq: "LOW" } }) { total_count } }');
    expect(body.data).toEqual({ products: { total_count: 0 } });
  });

  it('the same cart ordered three times: one order', async () => {
    const id = await calls.readyCart([{ sku: 'PARA', quantity: 1 }]);
    const before = await shop.db.$count(salesOrder);
    const answers = await Promise.all([calls.place(id), calls.place(id), calls.place(id)]);
    const messages = answers.map(({ body }) => body.errors?.[0]?.message).filter((message) => message !== undefined);
    expect(messages).toEqual(["The cart isn't active.", "The cart isn't active."]);
    expect(await shop.db.$count(salesOrder)).toBe(before + 1);
  });

  it('adding the same product many times counts every piece', async () => {
    const id = await calls.newCart();
    await Promise.all(Array.from({ length: 5 }, () => calls.add(id, [{ sku: 'PARA', quantity: 1 }])));
    const { body } = await shop.execute(`{ cart(cart_id: "${id}") { total_quantity items { quantity } } }`);
    expect(body.data).toEqual({ cart: { total_quantity: 5, items: [{ quantity: 5 }] } });
  });
});

describe('[CHK-9] the card', () => {
  const card = async (number: string) =>
    (await calls.rest('POST', '/V1/sandbox-gateway/cards', { number })).body as Record<string, string>;
  const payBy = (payment_method_nonce: string) => ({
    code: 'braintree',
    braintree: { payment_method_nonce, is_active_payment_token_enabler: false },
  });
  const setPayment = (id: string, nonce: string) =>
    calls.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: payBy(nonce) });

  it('is told by its number: approved, declined, challenged; then another try works and nothing is lost', async () => {
    const declined = await card('4000 1111 1111 1115');
    const id = await calls.readyCart([{ sku: 'PARA', quantity: 1 }], payBy(declined.nonce ?? ''));
    const before = await stock(1);
    expect(await messageOf(id)).toBe('Unable to place order: Transaction has been declined. Please try again later.');
    const challenged = await card('4000000000001091');
    expect(challenged).toMatchObject({ card_type: 'Visa', last_four: '1091', needs_challenge: true });
    await setPayment(id, challenged.nonce ?? '');
    expect(await messageOf(id)).toContain('verify this payment');
    expect(await stock(1)).toBe(before);
    const answer = (code: string) =>
      calls.rest('POST', `/V1/sandbox-gateway/cards/${challenged.nonce}/challenge`, { code });
    expect((await answer('0000')).status).toBe(400);
    expect((await answer('1234')).status).toBe(200);
    expect(await messageOf(id)).toBeUndefined();
    expect(await stock(1)).toBe((before ?? 0) - 1);
  });

  it('pays once', async () => {
    const { nonce = '' } = await card('4111111111111111');
    expect(await messageOf(await calls.readyCart([{ sku: 'PARA', quantity: 1 }], payBy(nonce)))).toBeUndefined();
    expect(await messageOf(await calls.readyCart([{ sku: 'PARA', quantity: 1 }], payBy(nonce)))).toContain('declined');
  });

  it('with a wrong number is none', async () => {
    expect(await calls.rest('POST', '/V1/sandbox-gateway/cards', { number: '4111111111111112' })).toMatchObject({
      status: 400,
      body: { message: 'The card number is invalid.' },
    });
  });

  it('has a client token that tells where cards are taken', async () => {
    const { data } = (await shop.execute('mutation { createBraintreeClientToken }')).body;
    const { createBraintreeClientToken: token } = data as { createBraintreeClientToken: string };
    expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({
      environment: 'sandbox',
      clientApiUrl: 'http://shop.example/rest/V1/sandbox-gateway',
    });
  });
});

it('[BACK-1] setPaymentMethodAndPlaceOrder does both', async () => {
  const id = await calls.readyCart([{ sku: 'KIT', quantity: 1, selected_options: [uid('bundle', 1, 1, 2)] }], null);
  const before = await stock(1);
  const input = { cart_id: id, payment_method: { code: 'checkmo' } };
  const { body } = await calls.mutate('setPaymentMethodAndPlaceOrder', input, 'order { order_number }');
  expect(body.errors).toBeUndefined();
  // The bundle holds two pieces.
  expect(await stock(1)).toBe((before ?? 0) - 2);
});
