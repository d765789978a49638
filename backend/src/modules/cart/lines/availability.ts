import type { Context } from '../../../context';
import { stockOf } from '../stock-queries';
import { OUT_OF_STOCK, SOLD_OUT, type StockRow, saleLimit, shortage } from '../stock-rules';
import { type CartLine, piecesOf } from './line-rules';

type JudgedLine = Pick<CartLine, 'product' | 'pieces' | 'quantity'>;
type Pieces = ReadonlyMap<number, number>;
type Stock = ReadonlyMap<number, StockRow>;

export interface Unavailability {
  /** Why a cart as it stands cannot be bought, in Magento's words; null when it can. */
  problem: string | null;
  /** What is wrong with single lines, by their id. */
  lineProblems: ReadonlyMap<number, string>;
}

/** What of a cart's lines cannot be had as they stand. */
export async function unavailability(ctx: Context, lines: readonly CartLine[]): Promise<Unavailability> {
  const pieces = piecesOf(lines);
  const stock = await stockOf(ctx, [...pieces.keys(), ...lines.map(({ product }) => product.id)]);
  const lineProblems = new Map<number, string>();
  for (const line of lines) {
    const isOut = !stock.get(line.product.id)?.isInStock;
    const problem = isOut ? OUT_OF_STOCK : problemAmong(line, pieces, stock);
    if (problem) lineProblems.set(line.id, problem);
  }
  return { problem: cartProblem(lines, pieces, stock), lineProblems };
}

function cartProblem(lines: readonly CartLine[], pieces: Pieces, stock: Stock): string | null {
  if (lines.some(({ product }) => !stock.get(product.id)?.isInStock)) return OUT_OF_STOCK;
  for (const [productId, count] of pieces) {
    const problem = shortage(stock.get(productId), count);
    if (problem) return problem;
  }
  return null;
}

/** Why one line may not stand in a cart among the other ones, by its quantity or by what is in stock; null when it may. */
export async function lineProblem(ctx: Context, line: JudgedLine, others: readonly CartLine[]): Promise<string | null> {
  const all = piecesOf([line, ...others]);
  const stock = await stockOf(ctx, [...piecesOf([line]).keys(), line.product.id]);
  return problemAmong(line, all, stock);
}

function problemAmong(line: JudgedLine, pieces: Pieces, stock: Stock): string | null {
  const limit = saleLimit(stock.get(line.product.id), line.quantity);
  if (limit) return limit;
  for (const productId of piecesOf([line]).keys()) {
    const count = pieces.get(productId) ?? 0;
    const problem = saleLimit(stock.get(productId), count) ?? shortage(stock.get(productId), count);
    // What sold out is called so only where it stands in a cart already.
    if (problem) return problem === SOLD_OUT ? OUT_OF_STOCK : problem;
  }
  return null;
}
