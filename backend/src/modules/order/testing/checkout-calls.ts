import type { Shop } from '../../../testing/shop';
import { cartCalls } from '../../cart/testing/cart-calls';

export const JANE = {
  firstname: 'Jane',
  lastname: 'Doe',
  company: 'Acme',
  street: ['100 Main St', 'Apt 4'],
  city: 'London',
  postcode: 'SW1A 1AA',
  country_code: 'GB',
  telephone: '555-0100',
};

export const JANE_BY_REST = {
  region: '',
  country_id: 'GB',
  street: ['100 Main St'],
  postcode: 'SW1A 1AA',
  city: 'London',
  firstname: 'Jane',
  lastname: 'Doe',
  email: 'rest@example.com',
  telephone: '555-0100',
  same_as_billing: 1,
};

const FLAT_RATE = { carrier_code: 'flatrate', method_code: 'flatrate' };

/** The steps of a checkout, as tests of orders take them. */
export function checkoutCalls(shop: Pick<Shop, 'execute' | 'fetch'>, headers: Record<string, string> = {}) {
  const cart = cartCalls(shop, headers);
  const place = (cart_id: string) => cart.mutate('placeOrder', { cart_id }, 'order { order_number order_id }');
  return {
    ...cart,
    place,
    /** A cart with these items that lacks nothing for an order but, on request, the payment. */
    async readyCart(items: object[], payment: object | null = { code: 'checkmo' }, address: object = JANE) {
      const id = await cart.newCart();
      const { user_errors } = await cart.add(id, items);
      if (user_errors.length > 0) throw new Error(user_errors[0]?.message);
      await cart.mutate('setGuestEmailOnCart', { cart_id: id, email: 'guest@example.com' });
      await cart.mutate('setShippingAddressesOnCart', { cart_id: id, shipping_addresses: [{ address }] });
      await cart.mutate('setShippingMethodsOnCart', { cart_id: id, shipping_methods: [FLAT_RATE] });
      await cart.mutate('setBillingAddressOnCart', { cart_id: id, billing_address: { same_as_shipping: true } });
      if (payment) await cart.mutate('setPaymentMethodOnCart', { cart_id: id, payment_method: payment });
      return id;
    },
    async rest(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
      const init: RequestInit = { method, headers: { 'Content-Type': 'application/json', ...more } };
      if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await shop.fetch(new Request(`http://shop.example/rest${path}`, init));
      return { status: response.status, body: (await response.json()) as unknown };
    },
  };
}
