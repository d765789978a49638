import type { Context } from '../../../context';
import type { RowDiscount } from '../totals/discounts';
import { moneyOf } from '../totals/money-rules';

/** `discounts` of a cart or a line; null, not an empty list, where there are none. */
export function discountList(ctx: Context, discounts: readonly RowDiscount[]) {
  if (discounts.length === 0) return null;
  return discounts.map(({ label, amount }) => ({ label, amount: moneyOf(amount, ctx.currency) }));
}
