import {
  type Cache,
  cacheExchange,
  type Data,
  type KeyingConfig,
  type OptimisticMutationConfig,
  type ResolveInfo,
  type Variables,
} from '@urql/exchange-graphcache';
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
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

interface Line {
  __typename: string;
  uid: string;
  quantity: number;
}

type Rows = Record<string, unknown>[];

/** A cart until the backend has answered: quantities and lines at once, no money, which only the backend computes. */
const optimisticCart: OptimisticMutationConfig = {
  addProductsToCart: ({ cartId, cartItems }, cache) => {
    const added = rows(cartItems);
    const lines = linesOf(cache, cartId).map((line) => {
      const sku = skuOf(cache, line);
      const more = added.filter((item) => item.sku === sku && !isChosen(item));
      return line.__typename === 'SimpleCartItem' ? { ...line, quantity: line.quantity + sum(more) } : line;
    });
    return output('AddProductsToCartOutput', cache, cartId, lines, sum(added));
  },
  updateCartItems: ({ input }, cache) => {
    const { cart_id: cartId, cart_items: updates } = fields(input);
    const wanted = new Map(rows(updates).map((update) => [update.cart_item_uid, Number(update.quantity)]));
    const before = linesOf(cache, cartId);
    const lines = before
      .map((line) => ({ ...line, quantity: wanted.get(line.uid) ?? line.quantity }))
      .filter((line) => line.quantity > 0);
    return output('UpdateCartItemsOutput', cache, cartId, lines, sum(lines) - sum(before));
  },
  removeItemFromCart: ({ input }, cache) => {
    const { cart_id: cartId, cart_item_uid: uid } = fields(input);
    const before = linesOf(cache, cartId);
    const lines = before.filter((line) => line.uid !== uid);
    return output('RemoveItemFromCartOutput', cache, cartId, lines, sum(lines) - sum(before));
  },
};

/** The answer of a write; nothing is shown in advance of a cart that is not known. */
function output(typename: string, cache: Cache, cartId: unknown, items: Line[], change: number) {
  const cart = { __typename: 'Cart', id: String(cartId) };
  const quantity = cache.resolve(cart, 'total_quantity');
  if (typeof quantity !== 'number') return null;
  return { __typename: typename, cart: { ...cart, items: [...items], total_quantity: quantity + change } };
}

function linesOf(cache: Cache, cartId: unknown): Line[] {
  const keys = cache.resolve({ __typename: 'Cart', id: String(cartId) }, 'items');
  return (Array.isArray(keys) ? keys : []).flatMap((key) => {
    if (typeof key !== 'string') return [];
    const typename = cache.resolve(key, '__typename');
    const quantity = cache.resolve(key, 'quantity');
    return typeof typename === 'string'
      ? [{ __typename: typename, uid: String(cache.resolve(key, 'uid')), quantity: Number(quantity) }]
      : [];
  });
}

function skuOf(cache: Cache, line: Line): unknown {
  const product = cache.resolve({ ...line }, 'product');
  return typeof product === 'string' ? cache.resolve(product, 'sku') : null;
}

/** Whether an item to be added brings options of its own, and so makes a line of its own. */
function isChosen(item: Record<string, unknown>): boolean {
  return rows(item.selected_options).length + rows(item.entered_options).length > 0;
}

function sum(quantities: { quantity?: unknown }[]): number {
  return quantities.reduce((total, { quantity }) => total + Number(quantity), 0);
}

function rows(value: unknown): Rows {
  return Array.isArray(value) ? value : [];
}

function fields(value: unknown): Variables {
  return value && typeof value === 'object' ? { ...value } : {};
}

/** Entry points to a cart; both lead to one `Cart` [CACHE-2]. */
const CART_FIELDS = ['cart', 'customerCart'];

/** What the browser knows of carts and of the customer [CACHE-1]; type names only, no feature. */
export const commerceCache = cacheExchange({
  keys,
  possibleTypes,
  resolvers: { WishlistItems: { items: pagesUpTo } },
  updates: {
    Wishlist: { items_v2: replaceWishes },
    Mutation: {
      createEmptyCart: (_answer, _args, cache) => discardCarts(cache),
      revokeCustomerToken: (_answer, _args, cache) => discardPrivate(cache),
    },
  },
  optimistic: optimisticCart,
  logger: (severity, message) => {
    if (severity !== 'debug' && !KNOWN.test(message)) reportError('Cache', message);
  },
});

/**
 * Warnings of development that a whole schema (twelve times the weight) would spare: 13, a line of the cart lacks the
 * fields of other types' lines; 15, a price has no key.
 */
const KNOWN = /#1[35]$/;

/** A page of the wish list contains those before it: pages from the second append to them [CACHE-1]. */
function pagesUpTo(_parent: Data, _args: Variables, cache: Cache, { parentKey }: ResolveInfo): Data[] {
  const [, list, args] = /^(Wishlist:[^.]+)\.items_v2\((.*)\)$/.exec(parentKey) ?? [];
  const asked: Variables = args ? JSON.parse(args) : {};
  const pages = Array.from({ length: Number(asked.currentPage ?? 1) }, (_, index) => index + 1);
  return pages.flatMap((currentPage) => {
    const page = list ? cache.resolve(list, 'items_v2', { ...asked, currentPage }) : parentKey;
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null;
    return Array.isArray(items) ? (items as Data[]) : [];
  });
}

/** The first page replaces all that was known of the list [CACHE-1]. */
function replaceWishes(parent: Data, { currentPage, pageSize }: Variables, cache: Cache): void {
  if (Number(currentPage ?? 1) > 1) return;
  const list = cache.keyOfEntity({ __typename: 'Wishlist', id: text(parent.id) });
  for (const { fieldName, arguments: args } of list ? cache.inspectFields(list) : []) {
    const isOther = args?.currentPage !== currentPage || args?.pageSize !== pageSize;
    if (fieldName === 'items_v2' && isOther) cache.invalidate(list, fieldName, args);
  }
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
