import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import type { SelectionNode } from 'graphql';
import { map, pipe } from 'wonka';
import { isLineError, isOutOfStock } from '@/lib/magento/line-errors';
import { noteCartErrors } from './cart-errors-store';

const CART_FIELDS = ['cart', 'customerCart'];

type GraphQLError = CombinedError['graphQLErrors'][number];

interface CartLines {
  items: unknown[];
}

/**
 * Removes what Magento says in the list of a cart's lines, and the lines that it left empty, so that the rest is shown
 * [NET-5] and can be mended; the cart's own screens tell it. An error that left no cart stays: the shopper must read
 * it. Where only sold-out lines left a query without its cart, the data go too, so that the cache serves the cart that
 * it has instead of `null`.
 */
export const lineErrorsExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(forward(operations$), map(withoutLineErrors));

function withoutLineErrors(result: OperationResult): OperationResult {
  const { error } = result;
  const errors = error?.graphQLErrors.filter(isLineError) ?? [];
  if (Object.values(result.data ?? {}).some(hasLines)) noteCartErrors(errors);
  if (!error || errors.length === 0) return result;
  if (isCartMissing(result)) return { ...result, data: undefined, error: undefined };
  const data: unknown = structuredClone(result.data);
  const carts = new Set<CartLines>();
  const remaining = error.graphQLErrors.filter((entry) => {
    const cart = errors.includes(entry) ? emptyLine(data, entry) : null;
    if (cart) carts.add(cart);
    return !cart;
  });
  for (const cart of carts) cart.items = cart.items.filter((line) => line !== null);
  return { ...result, data, error: remaining.length > 0 ? withErrors(error, remaining) : undefined };
}

/** Whether a query for nothing but the cart brought none, for these errors alone. */
function isCartMissing({ operation, data, error }: OperationResult): boolean {
  if (operation.kind !== 'query' || !error?.graphQLErrors.every(isOutOfStock)) return false;
  const roots = operation.query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
  );
  const isCartField = (root: SelectionNode) => root.kind === 'Field' && CART_FIELDS.includes(root.name.value);
  return roots.every((root) => isCartField(root) || isTypename(root)) && !Object.entries(data ?? {}).some(isPresent);
}

function isTypename(root: SelectionNode): boolean {
  return root.kind === 'Field' && root.name.value === '__typename';
}

function isPresent([name, value]: [string, unknown]): boolean {
  return name !== '__typename' && value !== null;
}

/** Empties the line that an error's path leads to, if it leads to the lines of a cart; gives that cart. */
function emptyLine(data: unknown, error: GraphQLError): CartLines | null {
  const { path = [] } = error;
  const depth = path.lastIndexOf('items');
  const cart = depth < 0 ? null : path.slice(0, depth).reduce(step, data);
  if (!isCart(cart)) return null;
  const index = path[depth + 1];
  if (typeof index !== 'number') return cart;
  // Of what sold out a part may have come; of another line that came something else is said.
  if (!isOutOfStock(error) && cart.items[index] !== null) return null;
  cart.items[index] = null;
  return cart;
}

function step(value: unknown, key: string | number): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a field of an answer is a cart with its lines, or has one, as that of a write. */
function hasLines(field: unknown): boolean {
  return isCart(field) || (isObject(field) && isCart(field.cart));
}

function isCart(value: unknown): value is CartLines {
  return isObject(value) && value.__typename === 'Cart' && Array.isArray(value.items);
}

function withErrors({ response }: CombinedError, graphQLErrors: GraphQLError[]): CombinedError {
  return new CombinedError({ graphQLErrors, response });
}
