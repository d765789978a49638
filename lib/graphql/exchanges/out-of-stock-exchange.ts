import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';

/** Magento's words for a line of the cart that has gone out of stock since it was added [NET-5]. */
const OUT_OF_STOCK = ['Some of the products are out of stock.', 'There are no source items with the in stock status'];

type GraphQLError = CombinedError['graphQLErrors'][number];

interface CartLines {
  items: unknown[];
}

/**
 * Takes the out-of-stock errors of a cart's lines out of the answer, and the lines that they left empty, so that the
 * rest of the cart is shown [NET-5]. Magento puts one `null` in front of the lines for such an error. An error that
 * left no cart (an order refused, an item not added) stays: the shopper must read it.
 */
export const outOfStockExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(forward(operations$), map(withoutOutOfStock));

function withoutOutOfStock(result: OperationResult): OperationResult {
  const { error } = result;
  if (!error?.graphQLErrors.some(isOutOfStock) || !result.data) return result;
  const data: unknown = structuredClone(result.data);
  const carts = new Set<CartLines>();
  const remaining = error.graphQLErrors.filter((entry) => {
    const cart = isOutOfStock(entry) ? emptyLine(data, entry.path ?? []) : null;
    if (cart) carts.add(cart);
    return !cart;
  });
  for (const cart of carts) cart.items = cart.items.filter((line) => line !== null);
  return { ...result, data, error: remaining.length > 0 ? withErrors(error, remaining) : undefined };
}

function isOutOfStock({ message }: GraphQLError): boolean {
  return OUT_OF_STOCK.includes(message);
}

/** Empties the line that an error's path leads to, if it leads to the lines of a cart; gives that cart. */
function emptyLine(data: unknown, path: readonly (string | number)[]): CartLines | null {
  const depth = path.lastIndexOf('items');
  const cart = depth < 0 ? null : path.slice(0, depth).reduce(step, data);
  if (!isCart(cart)) return null;
  const index = path[depth + 1];
  if (typeof index === 'number' && index in cart.items) cart.items[index] = null;
  return cart;
}

function step(value: unknown, key: string | number): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCart(value: unknown): value is CartLines {
  return isObject(value) && value.__typename === 'Cart' && Array.isArray(value.items);
}

function withErrors({ response }: CombinedError, graphQLErrors: GraphQLError[]): CombinedError {
  return new CombinedError({ graphQLErrors, response });
}
