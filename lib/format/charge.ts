import { formatMoney, type Money } from './money';

/** What one thing costs, as shoppers read it: the word for free in the place of nothing. Sums stay figures. */
export function formatCharge(amount: Money, locale: string, free: string): string {
  return amount.minor === 0 ? free : formatMoney(amount, locale);
}
