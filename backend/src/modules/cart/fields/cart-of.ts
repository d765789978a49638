import type { Context } from '../../../context';
import { type CartRow, findCart, usable } from '../cart-row';
import { type Quote, quoteOf } from '../quote/quote';

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

/** The cart as a mutation left it. */
export async function cartAfter(ctx: Context, maskedId: string): Promise<{ cart: CartParent }> {
  return { cart: cartOf(ctx, usable(ctx, await findCart(ctx, maskedId), maskedId)) };
}
