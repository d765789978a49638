import type { fakeCommerce } from '@/lib/testing/fake-commerce';
import { balm, cartAnswer, overTheWire } from './cart.fixture';
import type { CartItemAnswer } from './cart-fragment';
import { toCart } from './to-cart';

/** What a button adds. */
export const product = { sku: 'BALM', name: 'Balm', image: 'https://shop.example/media/catalog/product/b.jpg' };
export const items = [{ sku: 'BALM', quantity: 1 }];

/** A cart answer with these lines. */
export const cart = (lines: CartItemAnswer[] = [balm], id = 'cart-1') => overTheWire(cartAnswer(lines, { id }));
/** Answer to `addToCart`, with user errors. */
export const added = (lines?: CartItemAnswer[], ...userErrors: [code: string, message: string][]) => ({
  addProductsToCart: {
    __typename: 'AddProductsToCartOutput',
    cart: cart(lines),
    user_errors: userErrors.map(([code, message]) => ({ __typename: 'CartUserInputError', code, message })),
  },
});
/** Answer to a call that Magento refuses. */
export const refused = (message: string) =>
  Response.json({ errors: [{ message, extensions: { category: 'graphql-input' } }] });
/** The line of an item. */
export const line = (item: CartItemAnswer) => {
  const [mapped] = toCart(cartAnswer([item])).lines;
  if (!mapped) throw new Error('no line');
  return mapped;
};
/** Names of the operations that were called. */
export const names = (calls: ReturnType<typeof fakeCommerce>['calls']) =>
  calls.map(({ query }) => /\w+ (\w+)/.exec(query)?.[1]);

/** Answers to `createCart`, one id after another. */
export function newCarts(...ids: string[]) {
  return () => ({ cartId: ids.shift() ?? 'one too many' });
}
