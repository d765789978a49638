import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';
import { isLineError, isLineGone } from '@/lib/magento/line-errors';

interface CartLines {
  items: unknown[];
}

/**
 * Removes what Magento says in the list of a cart's lines, so that the rest is shown [NET-5] and can be mended: lines
 * that are gone with the error; of anything else the list keeps its `null`, by which the cart is known to be wrong. An
 * error that left no cart stays: the shopper must read it. Where only lines that are gone left a query without its cart, the
 * data go too, so that the cache serves the cart that it has instead of `null`.
 */
export const lineErrorsExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(forward(operations$), map(withoutLineErrors));

function withoutLineErrors(result: OperationResult): OperationResult {
  const { error } = result;
  if (!error?.graphQLErrors.some(isLineError)) return result;
  if (isCartMissing(result)) return { ...result, data: undefined, error: undefined };
  const data: unknown = structuredClone(result.data);
  const emptied = new Set<CartLines>();
  const remaining = error.graphQLErrors.filter((entry) => {
    const { path = [] } = entry;
    const depth = path.lastIndexOf('items');
    const cart = depth < 0 || !isLineError(entry) ? null : path.slice(0, depth).reduce(step, data);
    if (!isCart(cart)) return true;
    const index = Number(path[depth + 1]);
    // Of what is gone a part may have come; of another line that came something else is said.
    if (!isLineGone(entry)) return cart.items[index] !== null;
    if (index >= 0) cart.items[index] = undefined;
    emptied.add(cart);
    return false;
  });
  for (const cart of emptied) cart.items = cart.items.filter((line) => line !== undefined);
  return { ...result, data, error: remaining.length > 0 ? withErrors(error, remaining) : undefined };
}

/** Whether a query brought nothing at all, for these errors alone. */
function isCartMissing({ operation, data, error }: OperationResult): boolean {
  return (
    operation.kind === 'query' &&
    error?.graphQLErrors.every(isLineGone) === true &&
    Object.entries(data ?? {}).every(([name, value]) => name === '__typename' || value === null)
  );
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

function withErrors({ response }: CombinedError, graphQLErrors: CombinedError['graphQLErrors']): CombinedError {
  return new CombinedError({ graphQLErrors, response });
}
