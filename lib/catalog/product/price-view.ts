import type { Money } from '@/lib/format/money';

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

interface BackendMoney {
  value?: number | null;
  currency?: string | null;
}

interface BackendPriceRange {
  minimum_price: {
    final_price: BackendMoney;
    regular_price: BackendMoney;
    discount?: { amount_off?: number | null; percent_off?: number | null } | null;
  };
  maximum_price?: { final_price: BackendMoney } | null;
}

/**
 * Maps a price range. Grouped products are always "from": Magento gives their cheapest member as both
 * ends. `currency` (ISO 4217) stands in where the backend leaves it out.
 */
export function toPriceView(range: BackendPriceRange, typename: string, currency: string): PriceView {
  const { final_price, regular_price, discount } = range.minimum_price;
  const final = toMoney(final_price, currency);
  const regular = toMoney(regular_price, currency);
  const amountOff = discount?.amount_off || regular.value - final.value;
  const isReduced = regular.value > final.value && amountOff > 0;
  const highest = range.maximum_price?.final_price.value ?? final.value;
  return {
    final,
    regular: isReduced ? regular : null,
    saving: isReduced
      ? {
          amount: { value: amountOff, currency: final.currency },
          percent: Math.round(discount?.percent_off || (amountOff / regular.value) * 100),
        }
      : null,
    isFrom: typename === 'GroupedProduct' || highest > final.value,
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
  final_price?: BackendMoney | null;
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

function toMoney({ value, currency }: BackendMoney, fallback: string): Money {
  return { value: value ?? 0, currency: currency ?? fallback };
}
