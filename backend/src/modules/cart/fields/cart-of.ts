import type { Context } from '../../../context';
import { type CartRow, findCart } from '../cart-queries';
import { type Quote, quoteOf } from '../quote/quote-queries';

/** The parent object of `Cart`: its row, and its reckoning once a field asks for it. */
export interface CartParent {
  row: CartRow;
  quote: () => Promise<Quote>;
}

/** A cart to resolve. It is reckoned once, on a context of its own: what an earlier mutation read is outdated. */
export function cartOf(ctx: Context, row: CartRow): CartParent {
  let quote: Promise<Quote> | undefined;
  return {
    row,
    quote: () => {
      quote ??= quoteOf({ ...ctx }, row);
      return quote;
    },
  };
}

/** The cart that a mutation has changed, for its answer: also when another request has ordered it in the meantime. */
export async function cartAfter(ctx: Context, maskedId: string): Promise<{ cart: CartParent }> {
  const row = await findCart(ctx, maskedId);
  if (!row) throw new Error(`The cart ${maskedId} was changed, and is gone.`);
  return { cart: cartOf(ctx, row) };
}
