import type { Context } from '../../../context';
import type { cartRule } from '../../../database/schema/sales';
import type { DiscountRule } from '../totals/discounts';
import { toMinorUnits } from '../totals/money-rules';

export type RuleRow = typeof cartRule.$inferSelect;

/** Whether a rule holds on a day (`YYYY-MM-DD`, both ends included) and has uses left. */
export function isValid(rule: Pick<RuleRow, 'fromDate' | 'toDate' | 'maxUses' | 'timesUsed'>, day: string): boolean {
  if (rule.fromDate && rule.fromDate > day) return false;
  if (rule.toDate && rule.toDate < day) return false;
  return rule.maxUses === null || rule.timesUsed < rule.maxUses;
}

/** The rules whose minimum a cart reaches; `subtotal` is in minor units as entered. */
export function applicable(rules: readonly RuleRow[], subtotal: number, rate: number): RuleRow[] {
  return rules.filter((rule) => subtotal >= toMinorUnits(rule.minSubtotal, rate));
}

function ownLabel(rule: RuleRow, ctx: Context): string | undefined {
  return rule.labels[ctx.store.code] || rule.labels.default;
}

/** What Magento describes the discount of these rules by: their labels, or the coupon of one that has none. */
export function discountDescription(rules: readonly RuleRow[], ctx: Context): string[] {
  return rules.map((rule) => ownLabel(rule, ctx) || rule.couponCode).filter((text) => text !== null);
}

/** Magento's text for a coupon that is unknown, has ended or does not fit the cart. */
export const INVALID_COUPON = "The coupon code isn't valid. Verify the code and try again.";

/** The coupon that takes part in a cart, as its rule spells it; null when none does. */
export function couponIn(rules: readonly RuleRow[]): string | null {
  return rules.find((rule) => rule.couponCode !== null)?.couponCode ?? null;
}

/** A rule as the totals take it. Without a label of its own it is called as Magento calls it. */
export function discountRule(rule: RuleRow, ctx: Context): DiscountRule {
  return {
    label: ownLabel(rule, ctx) || 'Discount',
    action: rule.action,
    amount: rule.action === 'by_percent' ? rule.amount : toMinorUnits(rule.amount, ctx.rate),
  };
}
