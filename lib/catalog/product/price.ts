import { type Money, type MoneyAnswer, toMinorUnits, toMoney } from '@/lib/format/money';

/** What a product costs, ready to be shown. */
export interface PriceView {
  final: Money;
  /** What it cost before; only where that was more. */
  regular: Money | null;
  /** Money and whole percent saved against `regular`. */
  saving: { amount: Money; percent: number } | null;
  /** Whether dearer choices exist: the price is the lowest one. */
  isFrom: boolean;
}

interface BackendPriceRange {
  minimum_price: {
    final_price: MoneyAnswer;
    regular_price?: MoneyAnswer | null;
    discount?: { amount_off?: number | null; percent_off?: number | null } | null;
  };
  maximum_price?: { final_price: MoneyAnswer } | null;
}

/**
 * Maps a price range. Grouped products are always "from": Magento gives their cheapest member as both
 * ends. `currency` (ISO 4217) stands in where the backend leaves it out.
 */
export function toPriceView(range: BackendPriceRange, typename: string, currency: string): PriceView {
  const { final_price, regular_price, discount } = range.minimum_price;
  const final = toMoney(final_price, currency);
  const regular = toMoney(regular_price, currency);
  const amountOff = toMinorUnits(discount?.amount_off ?? 0, final.currency) || regular.minor - final.minor;
  const isReduced = regular.minor > final.minor && amountOff > 0;
  const highest = toMoney(range.maximum_price?.final_price ?? final_price, currency);
  return {
    final,
    regular: isReduced ? regular : null,
    saving: isReduced
      ? {
          amount: { ...final, minor: amountOff },
          percent: Math.round(discount?.percent_off || (amountOff / regular.minor) * 100),
        }
      : null,
    isFrom: typename === 'GroupedProduct' || highest.minor > final.minor,
  };
}

/** A price that holds from a quantity on. */
export interface TierPrice {
  quantity: number;
  price: Money;
  percentOff: number;
}

interface BackendTier {
  quantity?: number | null;
  final_price?: MoneyAnswer | null;
  discount?: { percent_off?: number | null } | null;
}

/** Tier prices by rising quantity. */
export function toTierPrices(tiers: readonly (BackendTier | null)[] | null | undefined, currency: string): TierPrice[] {
  return (tiers ?? [])
    .flatMap((tier) =>
      tier?.quantity && tier.final_price
        ? [
            {
              quantity: tier.quantity,
              price: toMoney(tier.final_price, currency),
              percentOff: Math.round(tier.discount?.percent_off ?? 0),
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.quantity - b.quantity);
}

/**
 * A price before and after what takes it down, in minor units of the page's currency: the options of a product have
 * dozens of them, and their currency is said once.
 */
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
export function toPricePair({ minimum_price }: BackendPriceRange, currency: string): PricePair {
  const final = toMoney(minimum_price.final_price, currency).minor;
  return { final, regular: Math.max(final, toMoney(minimum_price.regular_price, currency).minor) };
}
