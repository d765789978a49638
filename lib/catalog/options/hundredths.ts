/**
 * Amounts as whole hundredths, half away from zero: Magento rounds to two decimals whatever the currency,
 * and whole numbers add up without binary noise. 1.005 gives 101.
 */
export function toHundredths(amount: number): number {
  const magnitude = Math.round(Number((Math.abs(amount) * 100).toPrecision(13)));
  return amount < 0 && magnitude > 0 ? -magnitude : magnitude;
}

/** Hundredths in major units, as `Money` has them. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}

/** A percentage of an amount, rounded to whole hundredths. */
export function percentOf(hundredths: number, percent: number): number {
  return toHundredths((hundredths * percent) / 10_000);
}

/** A price before and after what takes it down, in hundredths. */
export interface PricePair {
  regular: number;
  final: number;
}

export const NOTHING: PricePair = { regular: 0, final: 0 };

/** The sum of `pair` and `times` of another. */
export function plus(pair: PricePair, other: PricePair, times = 1): PricePair {
  return {
    regular: pair.regular + Math.round(other.regular * times),
    final: pair.final + Math.round(other.final * times),
  };
}

interface BackendPriceRange {
  minimum_price: {
    final_price: { value?: number | null };
    regular_price?: { value?: number | null } | null;
  };
}

/** The lowest price of a range. */
export function toPricePair({ minimum_price: { final_price, regular_price } }: BackendPriceRange): PricePair {
  const final = toHundredths(final_price.value ?? 0);
  return { final, regular: Math.max(final, toHundredths(regular_price?.value ?? 0)) };
}
