import { london } from '@/lib/address/address.fixture';
import type { Cart, CartTotals } from '@/lib/cart/cart';
import type { CartAnswer } from '@/lib/cart/cart-fragment';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart } from '@/lib/cart/session/cart-store';
import { AppError } from '@/lib/errors/app-error';
import { type Money, toMajorUnits, toMoney } from '@/lib/format/money';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import type { PlacedOrder } from './order/stored-order';
import { type CartFacts, INITIAL_CHECKOUT, type ShippingMethod } from './state/checkout-state';
import { useCheckoutStore } from './state/checkout-store';

export const CART_ID = 'cart-1';

const gbp = (value: number) => toMoney({ value }, 'GBP');

export const flatRate: ShippingMethod = {
  carrier_code: 'flatrate',
  carrier_title: 'Express',
  method_code: 'next-day',
  method_title: 'Next working day',
  code: 'flatrate',
  title: 'Express',
  price: { excludingTax: gbp(4.96), includingTax: gbp(5.95) },
  available: true,
  errorMessage: null,
};

export const tableRate: ShippingMethod = {
  ...flatRate,
  carrier_code: 'tablerate',
  code: 'tablerate',
  method_code: 'bestway',
  price: { excludingTax: gbp(2.5), includingTax: gbp(3) },
};

/** The cart's side of a checkout at its beginning; more of it as given. */
export function cartFacts(more: Partial<CartFacts> = {}): CartFacts {
  const paymentMethods: Cart['paymentMethods'] = [
    { code: 'checkmo', title: 'Cheque' },
    { code: 'braintree', title: 'Card' },
  ];
  return {
    isVirtual: false,
    email: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethods: [],
    shippingMethod: null,
    paymentMethods,
    totals: {
      subtotal: { excludingTax: gbp(8.32), includingTax: gbp(9.98) },
      discounts: [],
      taxes: [],
      shipping: null,
      grandTotal: gbp(15.93),
    },
    ...more,
  };
}

export const failure = new AppError('refused', 'It went wrong.');

export const placedOrder: PlacedOrder = {
  id: 42,
  number: '000000042',
  email: 'ann@example.com',
  shipping_address: london,
  billing_address: london,
  shippingTitle: 'Express',
  shippingMethod: 'flatrate_next-day',
  paymentCode: 'checkmo',
  paymentLabel: null,
  grandTotal: gbp(15.93),
  isSignedIn: false,
  placedAt: Date.now(),
};

/** What the cart of that order came to. */
export const orderedTotals: CartTotals = {
  subtotal: { excludingTax: gbp(8.32), includingTax: gbp(9.98) },
  discounts: [],
  taxes: [{ label: 'VAT', amount: gbp(2.65) }],
  shipping: { title: 'Express: Next working day', ...flatRate.price },
  grandTotal: gbp(15.93),
};

/** A checkout whose every step is done, in the store; more of it as given. */
export function readyCheckout(more: Partial<typeof INITIAL_CHECKOUT> = {}): void {
  useCheckoutStore.setState({
    ...INITIAL_CHECKOUT,
    step: 'review',
    isCartKnown: true,
    email: 'ann@example.com',
    shippingAddress: london,
    isShippingAddressSent: true,
    availableShippingMethods: [flatRate],
    shippingMethod: 'flatrate',
    shippingMethodCode: 'next-day',
    shippingTitle: 'Express',
    billingAddress: { sameAsShippingAddress: true },
    isBillingAddressSent: true,
    paymentCode: 'checkmo',
    paymentData: {},
    ...more,
  });
}

/** A browser that has just opened the shop: nothing stored but a cart's id, nobody signed in. */
export function freshBrowser(): void {
  window.localStorage.clear();
  resetCart();
  storeCartId(CART_ID);
  useCheckoutStore.setState(INITIAL_CHECKOUT);
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
}

/** Signs somebody in for an hour. */
export function signIn(): void {
  window.localStorage.setItem('signin_token', JSON.stringify({ value: 'jwt', timeStored: Date.now(), ttl: 3600 }));
}

/** The cart as the backend answers it after a write; more of it as given. */
export function cartAnswer(more: Partial<CartAnswer> = {}): { __typename: 'Cart' } & CartAnswer {
  return {
    __typename: 'Cart',
    id: CART_ID,
    email: null,
    is_virtual: false,
    total_quantity: 0,
    applied_coupons: null,
    items: [],
    prices: null,
    available_payment_methods: [],
    shipping_addresses: [],
    billing_address: null,
    ...more,
  };
}

type Shipment = CartAnswer['shipping_addresses'];

/** The browser's client knows entities by their types. */
const typed = <T extends object>(typename: string, fields: T): T => ({ __typename: typename, ...fields });
const money = (amount: Money) => typed('Money', { value: toMajorUnits(amount), currency: 'GBP' as const });

/** The shipping address of such an answer, with these ways of delivery and maybe one chosen. */
export function shipment(methods: readonly ShippingMethod[], chosen: ShippingMethod | null = null): Shipment {
  return [
    typed('ShippingCartAddress', {
      firstname: 'Ann',
      lastname: 'Smith',
      company: null,
      street: ['12 High Street'],
      city: 'London',
      region: null,
      postcode: 'SW1A 1AA',
      telephone: '020 7946 0958',
      country: typed('CartAddressCountry', { code: 'GB' }),
      available_shipping_methods: methods.map(({ price, errorMessage, code: _, title: __, ...method }) =>
        typed('AvailableShippingMethod', {
          ...method,
          error_message: errorMessage,
          price_excl_tax: money(price.excludingTax),
          price_incl_tax: money(price.includingTax),
        }),
      ),
      selected_shipping_method:
        chosen &&
        typed('SelectedShippingMethod', {
          carrier_code: chosen.carrier_code,
          carrier_title: chosen.carrier_title,
          method_code: chosen.method_code,
          method_title: chosen.method_title,
          amount: money(chosen.price.excludingTax),
        }),
    }),
  ];
}

type Answers = Parameters<typeof fakeCommerce>[0];

const GUEST_CART = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;

/** Magento's answer to shipping-information, as far as it is read. */
export const totals = (grandTotal: number) => ({
  payment_methods: [{ code: 'checkmo', title: 'Cheque' }],
  totals: {
    grand_total: grandTotal - 2.65,
    quote_currency_code: 'GBP',
    total_segments: [{ code: 'grand_total', value: grandTotal }],
  },
});

/** A REST answer that is no GraphQL `data`. */
export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The answer to a write on the cart. */
export const written = (cart: unknown) => ({ __typename: 'CartOutput', cart });

/** A backend that takes every step of a guest's checkout and places the order 42, number 000000042. */
export function orderingBackend(more: Answers = {}) {
  const cart = { isActive: true };
  const backend = fakeCommerce({
    setGuestEmail: { setGuestEmailOnCart: written({ __typename: 'Cart', id: CART_ID, email: 'ann@example.com' }) },
    createCart: { cartId: 'cart-2' },
    [`${GUEST_CART}/shipping-information`]: () => json(totals(15.93)),
    [`${GUEST_CART}/payment-information`]: () => {
      cart.isActive = false;
      return json(42);
    },
    [GUEST_CART]: () => json({ id: 22, is_active: cart.isActive, reserved_order_id: '000000042' }),
    ...more,
  });
  const sent = () => backend.calls.map(({ method, url }) => `${method} ${url.pathname}`);
  return {
    ...backend,
    cart,
    /** Methods and paths of the REST calls. */
    rest: () => sent().filter((call) => call.includes('/rest/')),
    /** How often the order was sent. */
    orders: () => sent().filter((call) => call.startsWith('POST') && call.endsWith('/payment-information')).length,
  };
}
