import { convert } from '../../catalog/price/rules';

/** Minor units of an amount in the base currency, shown at a rate. Every currency has two decimals, as in Magento. */
export function toMinorUnits(amount: number, rate: number): number {
  return Math.round(convert(amount, rate) * 100);
}

/** Magento's `Money` of minor units. */
export function moneyOf(minorUnits: number, currency: string): { value: number; currency: string } {
  return { value: minorUnits / 100, currency };
}

/**
 * Shares out minor units by weight so that the shares sum to the amount exactly: what rounding leaves goes to
 * the shares that lost most, earlier ones first. All weights zero gives zeros.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact.map((value, index) => ({ index, loss: value - Math.floor(value) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
