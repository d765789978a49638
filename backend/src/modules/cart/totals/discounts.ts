import { shareOut } from './money-rules';

/** A cart price rule in the currency of the cart; amounts are minor units or percent. */
export interface DiscountRule {
  label: string;
  action: 'by_percent' | 'by_fixed' | 'cart_fixed';
  amount: number;
}

export interface DiscountRow {
  /** As entered, minor units for all pieces. */
  amount: number;
  quantity: number;
}

export interface RowDiscount {
  label: string;
  amount: number;
}

function cut(rule: DiscountRule, rows: readonly DiscountRow[], left: readonly number[]): number[] {
  if (rule.action === 'cart_fixed') {
    const open = left.reduce((sum, amount) => sum + amount, 0);
    return shareOut(Math.min(rule.amount, open), left);
  }
  return rows.map(({ quantity }, index) => {
    const rest = left[index] ?? 0;
    const wanted =
      rule.action === 'by_percent' ? Math.round((rest * rule.amount) / 100) : Math.round(rule.amount * quantity);
    return Math.min(rest, wanted);
  });
}

/** What the rules take off each row, each from what the earlier ones left; rules that take nothing leave no trace. */
export function discountsOf(rows: readonly DiscountRow[], rules: readonly DiscountRule[]): RowDiscount[][] {
  const left = rows.map(({ amount }) => amount);
  const discounts: RowDiscount[][] = rows.map(() => []);
  for (const rule of rules) {
    for (const [index, amount] of cut(rule, rows, left).entries()) {
      if (amount <= 0) continue;
      left[index] = (left[index] ?? 0) - amount;
      discounts[index]?.push({ label: rule.label, amount });
    }
  }
  return discounts;
}

/** One sum per label, in the order in which the labels come first. */
export function sumByLabel(discounts: readonly RowDiscount[]): RowDiscount[] {
  const sums = new Map<string, number>();
  for (const { label, amount } of discounts) sums.set(label, (sums.get(label) ?? 0) + amount);
  return [...sums].map(([label, amount]) => ({ label, amount }));
}
