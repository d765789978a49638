import type { Cache, OptimisticMutationConfig, Variables } from '@urql/exchange-graphcache';
import { optimistic } from './cache';

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

// The client exists before: a page that changes no lines does without.
Object.assign(optimistic, optimisticCart);
