import type { Context } from '../../../context';
import { stockOf } from '../stock-queries';
import { OUT_OF_STOCK, SOLD_OUT, saleLimit, shortage } from '../stock-rules';
import { type CartLine, piecesOf } from './line-rules';

/** Why a cart as it stands cannot be bought, in Magento's words; null when it can. */
export async function unavailability(ctx: Context, lines: readonly CartLine[]): Promise<string | null> {
  const pieces = piecesOf(lines);
  const stock = await stockOf(ctx, [...pieces.keys(), ...lines.map(({ product }) => product.id)]);
  if (lines.some(({ product }) => !stock.get(product.id)?.isInStock)) return OUT_OF_STOCK;
  for (const [productId, count] of pieces) {
    const problem = shortage(stock.get(productId), count);
    if (problem) return problem;
  }
  return null;
}

/** Why one line may not stand in a cart among the other ones, by its quantity or by what is in stock; null when it may. */
export async function lineProblem(
  ctx: Context,
  line: Pick<CartLine, 'product' | 'pieces' | 'quantity'>,
  others: readonly CartLine[],
): Promise<string | null> {
  const own = piecesOf([line]);
  const all = piecesOf([line, ...others]);
  const stock = await stockOf(ctx, [...own.keys(), line.product.id]);
  const limit = saleLimit(stock.get(line.product.id), line.quantity);
  if (limit) return limit;
  for (const productId of own.keys()) {
    const count = all.get(productId) ?? 0;
    const problem = saleLimit(stock.get(productId), count) ?? shortage(stock.get(productId), count);
    // What sold out is called so only where it stands in a cart already.
    if (problem) return problem === SOLD_OUT ? OUT_OF_STOCK : problem;
  }
  return null;
}
