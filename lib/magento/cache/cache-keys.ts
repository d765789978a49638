import type { Data, KeyingConfig } from '@urql/exchange-graphcache';

/** Types that a fragment on an interface is for, or the cache would guess; a new interface in the browser is added. */
export const possibleTypes = {
  CartAddressInterface: ['ShippingCartAddress', 'BillingCartAddress'],
  CartItemInterface: ofKinds('CartItem'),
  CustomizableProductInterface: ofKinds('Product'),
  ProductInterface: [...ofKinds('Product'), 'GroupedProduct'],
};

function ofKinds(noun: string): string[] {
  return ['Simple', 'Virtual', 'Downloadable', 'Bundle', 'Configurable', 'GiftCard'].map((kind) => kind + noun);
}

/** The cart that an answer's address or shipping method belongs to: a key is asked for with nothing else at hand. */
const cartOf = new WeakMap<object, string>();

/** What makes two answers speak of the same thing [CACHE-1]; unnamed types have `id`, or are part of their parent. */
export const keys: KeyingConfig = {
  Cart: cartKey,
  // There is one, and Magento answers its id as null.
  Customer: () => 'me',
  ShippingCartAddress: addressKey,
  BillingCartAddress: addressKey,
  AvailableShippingMethod: shippingMethodKey,
  CategoryTree: uid,
  ...Object.fromEntries(
    [...possibleTypes.CartItemInterface, ...possibleTypes.ProductInterface].map((type) => [type, uid]),
  ),
};

function uid(data: Data): string | null {
  return text(data.uid);
}

/** A cart without id (an estimate) is no cart of anybody's. */
function cartKey(cart: Data): string | null {
  const id = text(cart.id);
  if (id) for (const address of [cart.shipping_addresses, cart.billing_address].flat()) belongsTo(id, address);
  return id;
}

function belongsTo(cartId: string, address: unknown): void {
  if (!address || typeof address !== 'object') return;
  cartOf.set(address, cartId);
  const methods: unknown = 'available_shipping_methods' in address ? address.available_shipping_methods : null;
  if (!Array.isArray(methods)) return;
  for (const method of methods) if (method) cartOf.set(method, cartId);
}

/** Addresses merge by street, but only within one cart: a household of two has one street. */
function addressKey(address: Data): string | null {
  const cartId = cartOf.get(address);
  return cartId && Array.isArray(address.street) ? JSON.stringify([cartId, ...address.street]) : null;
}

function shippingMethodKey(method: Data): string | null {
  const cartId = cartOf.get(method);
  const { carrier_code: carrier, method_code: code } = method;
  return cartId && carrier ? JSON.stringify([cartId, carrier, code]) : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
