import { eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stockItem } from '../../database/schema/products';
import { salesOrder, salesOrderItem } from '../../database/schema/sales';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { checkoutCalls, JANE } from './testing/checkout-calls';
import { generator, oneOf, type Random, randomItems } from './testing/random-cart';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  // Taxed and untaxed goods side by side, and enough of all of them.
  await shop.db
    .update(product)
    .set({ taxClass: 'zero' })
    .where(inArray(product.sku, ['IBU', 'GUIDE', 'LOZ-MINT-12']));
  await shop.db.update(stockItem).set({ quantity: 1_000_000 }).where(gt(stockItem.quantity, 0));
});
afterAll(() => shop.close());

interface Money {
  value: number;
}
interface Prices {
  grand_total: Money;
  subtotal_excluding_tax: Money;
  subtotal_including_tax: Money;
  discounts: { label: string; amount: Money }[] | null;
  applied_taxes: { label: string; amount: Money }[];
}
interface Cart {
  is_virtual: boolean;
  items: { prices: { row_total: Money; row_total_including_tax: Money } }[];
  prices: Prices;
  shipping_addresses: { selected_shipping_method: { amount: Money } | null }[];
}
interface RestTotals {
  grand_total: number;
  subtotal: number;
  subtotal_incl_tax: number;
  discount_amount: number;
  shipping_amount: number;
  shipping_incl_tax: number;
  shipping_tax_amount: number;
  tax_amount: number;
  items: { row_total: number; row_total_incl_tax: number; tax_amount: number; discount_amount: number }[];
  total_segments: { code: string; value: number }[];
}

const PRICES = `items { prices { row_total { value } row_total_including_tax { value } } }
  prices { grand_total { value } subtotal_excluding_tax { value } subtotal_including_tax { value }
    discounts { label amount { value } } applied_taxes { label amount { value } } }`;
const CART = `query c($id: String!) { cart(cart_id: $id) { is_virtual ${PRICES}
  shipping_addresses { selected_shipping_method { amount { value } } } } }`;

/** Minor units; an amount with a rest below the minor unit is a mistake of its own. */
function minorUnits(amount: number): number {
  expect(amount).toBe(Number(amount.toFixed(2)));
  return Math.round(amount * 100);
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + minorUnits(amount), 0);
const moneySum = (parts: readonly { amount: Money }[] | null) => sumOf((parts ?? []).map(({ amount }) => amount.value));

const COUPONS = [null, 'WELCOME10', 'FIVEOFF', 'FREESHIP', 'ALLFREE', 'FIRST100'] as const;
const PLACES = {
  mmstr_en: [{ country_code: 'GB', postcode: 'SW1A 1AA', region: null }],
  mmstr_us: [
    { country_code: 'US', postcode: '90001', region: 'CA' },
    { country_code: 'US', postcode: '07030', region: 'NJ' },
    { country_code: 'US', postcode: '99501', region: 'AK' },
  ],
  mmstr_th: [{ country_code: 'TH', postcode: '10110', region: 'กรุงเทพมหานคร' }],
} as const;
const STORE_VIEWS = ['mmstr_en', 'mmstr_us', 'mmstr_th'] as const;
const CURRENCIES = ['GBP', 'USD', 'EUR', 'THB'];
const STORE_CONTEXTS = STORE_VIEWS.flatMap((storeView) => CURRENCIES.map((currency) => [storeView, currency] as const));

function storeContextOf(storeView: keyof typeof PLACES, currency: string) {
  const headers = { Store: storeView, 'Content-Currency': currency };
  const calls = checkoutCalls(shop, headers);
  const ask = async <T>(query: string, variables: object): Promise<T> => {
    const { data, errors } = (await shop.execute(query, { ...variables }, headers)).body;
    if (errors) throw new Error(errors[0]?.message);
    return data as T;
  };
  const set = async (name: string, input: object) => {
    const { errors } = (await calls.mutate(name, input, 'cart { id }')).body;
    if (errors) throw new Error(errors[0]?.message);
  };
  return {
    ...{ calls, set },
    read: async (id: string) => (await ask<{ cart: Cart }>(CART, { id })).cart,
    totals: async (id: string) => {
      const path = `/${storeView}/V1/guest-carts/${id}/totals`;
      return (await calls.rest('GET', path, undefined, headers)).body as RestTotals;
    },
    async estimate(id: string, place: (typeof PLACES)[typeof storeView][number], next: Random) {
      const { region, ...rest } = place;
      const input = { cart_id: id, address: { ...rest, region: { region } } };
      const { estimateShippingMethods: methods } = await ask<{
        estimateShippingMethods: { carrier_code: string; method_code: string }[];
      }>('mutation e($i: EstimateTotalsInput!) { estimateShippingMethods(input: $i) { carrier_code method_code } }', {
        i: input,
      });
      const method = methods[next(methods.length)] ?? null;
      const { estimateTotals } = await ask<{ estimateTotals: { cart: Cart } }>(
        `mutation e($i: EstimateTotalsInput!) { estimateTotals(input: $i) { cart { ${PRICES} } } }`,
        { i: { ...input, ...(method ? { shipping_method: method } : {}) } },
      );
      return { method, cart: estimateTotals.cart };
    },
  };
}

/** A cart that lacks only the payment, and what the estimate said before anything of its shipping was set. */
async function readyCart(storeView: keyof typeof PLACES, currency: string, next: Random) {
  const storeContext = storeContextOf(storeView, currency);
  const { calls, set } = storeContext;
  const id = await calls.newCart();
  const { user_errors } = await calls.add(id, randomItems(next));
  expect(user_errors).toEqual([]);
  const coupon = COUPONS[next(COUPONS.length)];
  // One that the cart is too small for is refused.
  if (coupon) await calls.mutate('applyCouponToCart', { cart_id: id, coupon_code: coupon });
  const place = oneOf(next, PLACES[storeView] as readonly [(typeof PLACES)[typeof storeView][number]]);
  const estimated = await storeContext.estimate(id, place, next);
  const address = { ...JANE, ...place };
  await set('setGuestEmailOnCart', { cart_id: id, email: 'any@example.com' });
  await set('setBillingAddressOnCart', { cart_id: id, billing_address: { address } });
  if (estimated.method) {
    await set('setShippingAddressesOnCart', { cart_id: id, shipping_addresses: [{ address }] });
    await set('setShippingMethodsOnCart', { cart_id: id, shipping_methods: [estimated.method] });
  }
  return { id, storeContext, estimated };
}

describe.each(STORE_CONTEXTS)('[CART-8] [BACK-1] random carts of %s in %s', (storeView, currency) => {
  const pricesIncludeTax = storeView !== 'mmstr_us';
  const seeds = [1, 2, 3].map((n) => n + 10 * STORE_CONTEXTS.findIndex(([v, c]) => v === storeView && c === currency));

  it.each(seeds)('add up, everywhere alike, down to the order (%d)', async (seed) => {
    const { id, storeContext, estimated } = await readyCart(storeView, currency, generator(seed));
    const cart = await storeContext.read(id);
    const { prices } = cart;

    // Two reads say the same, and so did the estimate.
    expect(await storeContext.read(id)).toEqual(cart);
    expect({ items: estimated.cart.items, prices: estimated.cart.prices }).toEqual({ items: cart.items, prices });

    // Lines sum to the subtotals.
    const subtotal = {
      excluding: minorUnits(prices.subtotal_excluding_tax.value),
      including: minorUnits(prices.subtotal_including_tax.value),
    };
    const rows = cart.items.map((item) => item.prices);
    expect(sumOf(rows.map(({ row_total }) => row_total.value))).toBe(subtotal.excluding);
    expect(sumOf(rows.map(({ row_total_including_tax: row }) => row.value))).toBe(subtotal.including);

    // REST says the same as GraphQL.
    const totals = await storeContext.totals(id);
    const discount = moneySum(prices.discounts);
    const tax = moneySum(prices.applied_taxes);
    const [shipping] = cart.shipping_addresses;
    expect({
      grandTotal: minorUnits(totals.grand_total),
      ...{ excluding: minorUnits(totals.subtotal), including: minorUnits(totals.subtotal_incl_tax) },
      ...{ discount: -minorUnits(totals.discount_amount) || 0, tax: minorUnits(totals.tax_amount) },
      shipping: minorUnits(totals.shipping_amount),
      rows: totals.items.map((item) => [item.row_total, item.row_total_incl_tax]),
    }).toEqual({
      ...{ grandTotal: minorUnits(prices.grand_total.value), ...subtotal, discount, tax },
      shipping: minorUnits(shipping?.selected_shipping_method?.amount.value ?? 0),
      rows: rows.map(({ row_total, row_total_including_tax }) => [row_total.value, row_total_including_tax.value]),
    });
    expect(sumOf(totals.items.map((item) => item.discount_amount))).toBe(discount);
    expect(sumOf(totals.items.map((item) => item.tax_amount)) + minorUnits(totals.shipping_tax_amount)).toBe(tax);
    expect(minorUnits(totals.shipping_amount) + minorUnits(totals.shipping_tax_amount)).toBe(
      minorUnits(totals.shipping_incl_tax),
    );

    // Subtotal less discount, with shipping and tax, is what is to be paid; where prices contain the tax it is in them.
    const due = pricesIncludeTax
      ? subtotal.including - discount + minorUnits(totals.shipping_incl_tax)
      : subtotal.excluding - discount + minorUnits(totals.shipping_amount) + tax;
    expect(minorUnits(totals.grand_total)).toBe(due);
    expect(totals.total_segments.find(({ code }) => code === 'grand_total')?.value).toBe(totals.grand_total);

    // The order keeps exactly that.
    const code = due === 0 ? 'free' : 'checkmo';
    await storeContext.set('setPaymentMethodOnCart', { cart_id: id, payment_method: { code } });
    const { data, errors } = (await storeContext.calls.place(id)).body;
    expect(errors).toBeUndefined();
    const { order_number } = (data as { placeOrder: { order: { order_number: string } } }).placeOrder.order;
    const [order] = await shop.db.select().from(salesOrder).where(eq(salesOrder.incrementId, order_number));
    expect(order).toMatchObject({
      currency,
      isVirtual: cart.is_virtual,
      totals: {
        ...{ grandTotal: due, discount, tax },
        ...{ subtotalExcludingTax: subtotal.excluding, subtotalIncludingTax: subtotal.including },
      },
    });
    const items = await shop.db
      .select()
      .from(salesOrderItem)
      .where(eq(salesOrderItem.orderId, order?.id ?? 0));
    const itemSum = (key: 'rowTotal' | 'rowTotalIncludingTax' | 'discount') =>
      items.reduce((sum, item) => sum + item[key], 0);
    expect([itemSum('rowTotal'), itemSum('rowTotalIncludingTax'), itemSum('discount')]).toEqual([
      ...[subtotal.excluding, subtotal.including],
      discount,
    ]);
  });
});
