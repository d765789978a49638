import { isSpecialActive, type PriceFacts, type PricePair } from './rules';

interface SelectionFacts {
  price: number | null;
  priceType: 'FIXED' | 'PERCENT' | 'DYNAMIC';
}

/**
 * One piece of a bundle's selection, base currency. A dynamic bundle takes the child's own price; a fixed
 * one the selection's amount or percentage of the bundle's price. A bundle's special price is, as in
 * Magento, what is left in percent: 80 means a fifth off.
 */
export function selectionPrice(
  bundle: PriceFacts & { bundleDynamicPrice: boolean | null },
  selection: SelectionFacts,
  child: PricePair | null,
  today: string,
): PricePair {
  const own = bundle.bundleDynamicPrice && child ? child : fixed(bundle, selection);
  const factor = isSpecialActive(bundle, today) ? (bundle.specialPrice ?? 100) / 100 : 1;
  return { regular: own.regular, final: own.final * factor };
}

function fixed({ price }: PriceFacts, selection: SelectionFacts): PricePair {
  const amount = selection.price ?? 0;
  const value = selection.priceType === 'PERCENT' ? ((price ?? 0) * amount) / 100 : amount;
  return { regular: value, final: value };
}

/** A price for several pieces. */
export function scaled({ regular, final }: PricePair, quantity: number): PricePair {
  return { regular: regular * quantity, final: final * quantity };
}
