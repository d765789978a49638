// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';

const linesQuery = graphql(`query lines($id: String!) { cart(cart_id: $id) { id items { uid quantity } } }`);
const countQuery = graphql(`query count($id: String!) { cart(cart_id: $id) { id total_quantity } }`);
const wholeFragment = graphql(`fragment WholeCart on Cart { id total_quantity items { uid quantity } }`);
const wholeQuery = graphql(`query whole($id: String!) { cart(cart_id: $id) { ...WholeCart } }`, [wholeFragment]);
const add = graphql(
  `mutation add($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) { cart { ...WholeCart } }
  }`,
  [wholeFragment],
);
const remove = graphql(
  `mutation remove($id: String!, $uid: ID!) {
    removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { ...WholeCart } }
  }`,
  [wholeFragment],
);

const id = 'c';
const tea = { __typename: 'SimpleCartItem', uid: 'tea', quantity: 1 };
let mutate: typeof import('@/lib/magento/browser/calls').mutate;
let read: typeof import('@/lib/magento/browser/calls').read;

beforeEach(async () => {
  // Every test has a document of its own, and so a client.
  vi.resetModules();
  ({ mutate, read } = await import('@/lib/magento/browser/calls'));
  await import('./optimistic-cart');
});
afterEach(() => vi.unstubAllGlobals());

/** Has the browser read so much of the cart; every later call is left without an answer. */
async function know(document: typeof linesQuery | typeof countQuery | typeof wholeQuery, known: object): Promise<void> {
  const calls = heldCommerce();
  const reading = read<unknown, { id: string }>(document, { id });
  await allSettled();
  await calls[0]?.answer({ cart: { __typename: 'Cart', id, ...known } });
  await reading;
}

test('[CART-4] a cart of which nobody knows how much it holds keeps its lines until the backend has answered', async () => {
  await know(linesQuery, { items: [tea] });
  void mutate(remove, { id, uid: tea.uid });
  await allSettled();
  const { cart } = await read(linesQuery, { id }, { requestPolicy: 'cache-first' });
  expect(cart?.items).toEqual([{ uid: 'tea', quantity: 1 }]);
});

test('[CART-4] a cart of which only the number is known counts at once what is added', async () => {
  await know(countQuery, { total_quantity: 3 });
  void mutate(add, { id, items: [{ sku: 'balm', quantity: 2 }] });
  await allSettled();
  expect(await read(countQuery, { id }, { requestPolicy: 'cache-first' })).toEqual({ cart: { id, total_quantity: 5 } });
});

test('[CART-4] a line whose product is not known, and one that Magento left empty, are no trouble to what is added', async () => {
  await know(wholeQuery, { total_quantity: 1, items: [null, tea] });
  void mutate(add, { id, items: [{ sku: 'tea', quantity: 2 }] });
  await allSettled();
  expect(await read(wholeQuery, { id }, { requestPolicy: 'cache-first' })).toEqual({
    cart: { id, total_quantity: 3, items: [{ uid: 'tea', quantity: 1 }] },
  });
});
