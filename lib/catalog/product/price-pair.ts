import type { SimpleProductAnswer } from '@/lib/catalog/options/documents';
import { toMoney } from '@/lib/format/money';

/** A price before and after what takes it down, in minor units: dozens of options say their currency once. */
export interface PricePair {
  regular: number;
  final: number;
}

export const NOTHING: PricePair = { regular: 0, final: 0 };

/** The sum of a pair and so many of another. */
export function plus(pair: PricePair, other: PricePair, quantity = 1): PricePair {
  return {
    regular: pair.regular + Math.round(other.regular * quantity),
    final: pair.final + Math.round(other.final * quantity),
  };
}

/** The lowest price of a range; what costs more than before has no earlier price. */
export function toPricePair({ minimum_price }: SimpleProductAnswer['price_range'], currency: string): PricePair {
  const final = toMoney(minimum_price.final_price, currency).minor;
  return { final, regular: Math.max(final, toMoney(minimum_price.regular_price, currency).minor) };
}
