import type { Context } from '../../../context';
import { moneyOf } from '../totals/cents';
import type { RowDiscount } from '../totals/discounts';

/** `discounts` of a cart or a line; null, not an empty list, where there are none. */
export function discountList(ctx: Context, discounts: readonly RowDiscount[]) {
  if (discounts.length === 0) return null;
  return discounts.map(({ label, amount }) => ({ label, amount: moneyOf(amount, ctx.currency) }));
}
