import { and, arrayOverlaps, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartRule } from '../../../database/schema/sales';
import { ALL_STORES } from '../../../database/schema/stores';
import { today } from '../../../dates';
import type { DiscountRule } from '../totals/discounts';
import { toCents } from '../totals/money-rules';

export type RuleRow = typeof cartRule.$inferSelect;

/** Rules that hold today in the view of the request: those for every cart and that of the coupon, in their order. */
export async function rulesOf(ctx: Context, couponCode: string | null): Promise<RuleRow[]> {
  const rows = await ctx.db
    .select()
    .from(cartRule)
    .where(
      and(
        cartRule.isActive,
        arrayOverlaps(cartRule.storeIds, [ALL_STORES, ctx.store.id]),
        couponCode === null ? isNull(cartRule.couponCode) : or(isNull(cartRule.couponCode), isCode(couponCode)),
      ),
    )
    .orderBy(asc(cartRule.sortOrder), asc(cartRule.id));
  return rows.filter((rule) => isValid(rule, today(ctx)));
}

// Coupon codes have no case.
function isCode(code: string) {
  return eq(sql`lower(${cartRule.couponCode})`, code.toLowerCase());
}

/** Whether a rule holds on a day (`YYYY-MM-DD`, both ends included) and has uses left. */
export function isValid(rule: Pick<RuleRow, 'fromDate' | 'toDate' | 'maxUses' | 'timesUsed'>, day: string): boolean {
  if (rule.fromDate && rule.fromDate > day) return false;
  if (rule.toDate && rule.toDate < day) return false;
  return rule.maxUses === null || rule.timesUsed < rule.maxUses;
}

/** The rules whose minimum a cart reaches; `subtotal` is in whole cents as entered. */
export function applicable(rules: readonly RuleRow[], subtotal: number, rate: number): RuleRow[] {
  return rules.filter((rule) => subtotal >= toCents(rule.minSubtotal, rate));
}

/** A rule as the totals take it. Without a label of its own it is called as Magento calls it. */
export function discountRule(rule: RuleRow, ctx: Context): DiscountRule {
  return {
    label: rule.labels[ctx.store.code] || rule.labels.default || 'Discount',
    action: rule.action,
    amount: rule.action === 'by_percent' ? rule.amount : toCents(rule.amount, ctx.rate),
  };
}
