import {
  type Cache,
  cacheExchange,
  type Data,
  type KeyingConfig,
  type Link,
  type OptimisticMutationConfig,
  type StorageAdapter,
  type Variables,
} from '@urql/exchange-graphcache';
import { whenIdle } from '@/lib/browser/when-idle';
import { reportError } from '@/lib/errors/report-error';

/** Types that a fragment on an interface is for, or the cache would guess; a new interface in the browser is added. */
export const possibleTypes = {
  CartAddressInterface: ['ShippingCartAddress', 'BillingCartAddress'],
  CartItemInterface: ofKinds('CartItem'),
  CustomizableProductInterface: ofKinds('Product'),
  OrderItemInterface: ['OrderItem', 'BundleOrderItem', 'DownloadableOrderItem', 'GiftCardOrderItem'],
  ProductInterface: [...ofKinds('Product'), 'GroupedProduct'],
  WishlistItemInterface: [...ofKinds('WishlistItem'), 'GroupedProductWishlistItem'],
};

function ofKinds(noun: string): string[] {
  return ['Simple', 'Virtual', 'Downloadable', 'Bundle', 'Configurable', 'GiftCard'].map((kind) => kind + noun);
}

/** The cart that an answer's address or shipping method belongs to: a key is asked for with nothing else at hand. */
const cartOf = new WeakMap<object, string>();

/** What makes two answers speak of the same thing [CACHE-1]; unnamed types have `id`, or are part of their parent. */
const keys: KeyingConfig = {
  Cart: cartKey,
  // There is one, and Magento answers its id as null.
  Customer: () => 'me',
  ShippingCartAddress: addressKey,
  BillingCartAddress: addressKey,
  AvailableShippingMethod: shippingMethodKey,
  CategoryTree: uid,
  CompareList: uid,
  // Its uid is the product's, which stands in many lists.
  ComparableItem: () => null,
  // Its id is the attribute's, which every item has its own value of.
  SelectedConfigurableOption: () => null,
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
  return typeof value === 'string' ? value : null;
}

/** What writes show before the backend has answered; whoever sends such a write brings it along (optimistic-cart.ts). */
export const optimistic: OptimisticMutationConfig = {};

const loadPersisted = () => import('./persisted-cache');

/** A database for each store view [CACHE-2], read back only offline; its code comes at rest. Where that or the database fails nothing is kept. */
const storage: StorageAdapter = {
  readData: async () =>
    navigator.onLine
      ? {}
      : loadPersisted()
          .then((code) => code.readPersisted())
          .catch(() => ({})),
  async writeData(changes) {
    await new Promise<void>((resolve) => whenIdle(null, resolve));
    await loadPersisted()
      .then((code) => code.writePersisted(changes))
      .catch(() => undefined);
  },
};

/** Entry points to a cart; both lead to one `Cart` [CACHE-2]. */
const CART_FIELDS = ['cart', 'customerCart'];

/** What the browser knows of carts and of the customer [CACHE-1]; type names only, no feature. */
export const commerceCache = cacheExchange({
  keys,
  possibleTypes,
  updates: {
    Wishlist: { items_v2: appendWishes },
    Mutation: {
      createEmptyCart: (_answer, _args, cache) => discardCarts(cache),
      revokeCustomerToken: (_answer, _args, cache) => discardPrivate(cache),
    },
  },
  optimistic,
  ...(typeof indexedDB === 'undefined' ? {} : { storage }),
  logger: (severity, message) => {
    if (severity !== 'debug' && !KNOWN.test(message)) reportError('Cache', message);
  },
});

/** Known warnings for want of a whole schema (12 times the weight): 13, other lines' fields; 15, prices have no key. */
const KNOWN = /#1[35]$/;

/** Pages of the wish list from the second append to the one before; the first replaces what was known [CACHE-1]. */
function appendWishes({ id }: Data, args: Variables, cache: Cache): void {
  const page = Number(args.currentPage);
  if (!(page > 1)) return;
  const [before, own] = [page - 1, page].map((currentPage) =>
    String(cache.resolve({ __typename: 'Wishlist', id: text(id) }, 'items_v2', { ...args, currentPage })),
  ) as [string, string];
  const items = [before, own].flatMap((key) => (cache.resolve(key, 'items') as Link<string>[] | null) ?? []);
  cache.link(own, 'items', items);
}

function discardCarts(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (CART_FIELDS.includes(fieldName)) cache.invalidate('Query', fieldName, args);
  }
  cache.invalidate('Cart');
}

/** All that is asked for in the browser is one visitor's: carts, the customer, and what depends on their group. */
function discardPrivate(cache: Cache): void {
  discardCarts(cache);
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) cache.invalidate('Query', fieldName, args);
  cache.invalidate('Customer:me');
}
