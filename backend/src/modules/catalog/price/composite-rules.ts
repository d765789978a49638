import type { PricePair } from './rules';

export interface PriceSpan {
  minimum: PricePair;
  maximum: PricePair;
}

export const ZERO: PricePair = { regular: 0, final: 0 };

/** One price for both ends. */
export function flat(price: PricePair): PriceSpan {
  return { minimum: price, maximum: price };
}

/** A configurable product spans its variants. */
export function variantSpan(prices: readonly PricePair[]): PriceSpan {
  return prices.length ? { minimum: cheapest(prices), maximum: dearest(prices) } : flat(ZERO);
}

/** A grouped product shows its cheapest member at both ends, as Magento does. */
export function groupedSpan(prices: readonly PricePair[]): PriceSpan {
  return flat(prices.length ? cheapest(prices) : ZERO);
}

interface BundleOptionPrices {
  isRequired: boolean;
  /** Several selections may be taken at once (checkbox, multi). */
  isMultiple: boolean;
  /** Each selection's price times its quantity. */
  selections: readonly PricePair[];
}

/**
 * A bundle spans from the cheapest choice of every required option (of any one option when none is
 * required) to everything that can be taken at most; `base` is a fixed bundle's own price.
 */
export function bundleSpan(base: PricePair, options: readonly BundleOptionPrices[]): PriceSpan {
  const filled = options.filter((option) => option.selections.length > 0);
  const required = filled.filter((option) => option.isRequired);
  const least = required.length
    ? required.map((option) => cheapest(option.selections))
    : filled.length
      ? [cheapest(filled.flatMap((option) => option.selections))]
      : [];
  const most = filled.map((option) => (option.isMultiple ? sum(option.selections) : dearest(option.selections)));
  return { minimum: sum([base, ...least]), maximum: sum([base, ...most]) };
}

function sum(prices: readonly PricePair[]): PricePair {
  return prices.reduce((total, p) => ({ regular: total.regular + p.regular, final: total.final + p.final }), ZERO);
}

// Magento takes the lowest (highest) regular and final price each for itself, not those of one item.
function cheapest(prices: readonly PricePair[]): PricePair {
  return { regular: Math.min(...prices.map((p) => p.regular)), final: Math.min(...prices.map((p) => p.final)) };
}

function dearest(prices: readonly PricePair[]): PricePair {
  return { regular: Math.max(...prices.map((p) => p.regular)), final: Math.max(...prices.map((p) => p.final)) };
}
