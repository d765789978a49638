import { type Money, toMinorUnits, toMoney } from '@/lib/format/money';
import type { ProductPageAnswer } from './documents';

/** What a product costs, ready to be shown. */
export interface PriceView {
  final: Money;
  /** What it cost before; only where that was more. */
  regular: Money | null;
  /** Money and whole percent saved against `regular`; null for less than half a percent, of which nothing is to be said. */
  saving: { amount: Money; percent: number } | null;
  /** Whether dearer variants or selections exist: the price is the lowest one. */
  isFrom: boolean;
  /** Nothing is known of it: no amount may be told, and no offer made of it. */
  isUnknown?: true;
}

/** Types of which 0 is a price: others are made of what has its own. */
const PRICED_TYPES: readonly string[] = ['SimpleProduct', 'VirtualProduct', 'DownloadableProduct'];

type Optional<Answer, Field extends keyof Answer> = Omit<Answer, Field> & Partial<Pick<Answer, Field>>;

type LowestPriceAnswer = ProductPageAnswer['price_range']['minimum_price'];

/** Search suggestions do not ask what was taken off. */
interface PriceRangeAnswer extends Pick<ProductPageAnswer['price_range'], 'maximum_price'> {
  minimum_price: Optional<LowestPriceAnswer, 'discount'>;
}

/**
 * Grouped products are always "from": Magento gives their cheapest member as both ends. `currency`: the fallback.
 * What is hidden from the shopper's group has no value, what is made of parts and sold out has 0: both are unknown.
 */
export function toPriceView(
  range: PriceRangeAnswer,
  typename: string,
  currency: string,
  stock: ProductPageAnswer['stock_status'] = null,
): PriceView {
  const { final_price, regular_price, discount } = range.minimum_price;
  const final = toMoney(final_price, currency);
  const isPrice = final.minor > 0 || (PRICED_TYPES.includes(typename) && stock !== 'OUT_OF_STOCK');
  if (typeof final_price.value !== 'number' || !isPrice) {
    return { final, regular: null, saving: null, isFrom: false, isUnknown: true };
  }
  const regular = toMoney(regular_price, currency);
  const amountOff = toMinorUnits(discount?.amount_off ?? 0, final.currency) || regular.minor - final.minor;
  const isReduced = regular.minor > final.minor && amountOff > 0;
  const percent = Math.round(discount?.percent_off || (amountOff / regular.minor) * 100);
  const highest = toMoney(range.maximum_price?.final_price ?? final_price, currency);
  return {
    final,
    regular: isReduced ? regular : null,
    saving: isReduced && percent > 0 ? { amount: { ...final, minor: amountOff }, percent } : null,
    isFrom: typename === 'GroupedProduct' || highest.minor > final.minor,
  };
}

/** What the cart does not take is offered to nobody: it has a price to begin with, and no savings. */
export function unofferedPrice(price: PriceView): PriceView {
  return price.isUnknown ? price : { ...price, regular: null, saving: null, isFrom: true };
}

/** Whether it costs nothing at all: products of other types may ask for what has its price. */
export function isFree({ final, isUnknown }: PriceView, typename: string): boolean {
  return !isUnknown && final.minor === 0 && ['SimpleProduct', 'VirtualProduct'].includes(typename);
}

/** A price that holds from a quantity on. */
export interface TierPrice {
  quantity: number;
  price: Money;
  percentOff: number;
}

type FullTierAnswer = NonNullable<NonNullable<ProductPageAnswer['price_tiers']>[number]>;

/** Product cards do not ask for the percentage, what is bought not for the currency either. */
interface TierAnswer extends Partial<Pick<FullTierAnswer, 'discount'>>, Pick<FullTierAnswer, 'quantity'> {
  final_price: Parameters<typeof toMoney>[0];
}

/**
 * Tier prices by rising quantity, as far as they are lower than the price of one: Magento answers them against the regular
 * price. None of a bundle, whose tiers are percentages off its parts: Magento answers 0.
 */
export function toTierPrices(
  tiers: readonly (TierAnswer | null)[] | null | undefined,
  final: Money,
  typename?: string,
): TierPrice[] {
  if (typename === 'BundleProduct') return [];
  return (tiers ?? [])
    .flatMap((tier) =>
      tier?.quantity && tier.final_price
        ? [
            {
              quantity: tier.quantity,
              price: toMoney(tier.final_price, final.currency),
              percentOff: Math.round(tier.discount?.percent_off ?? 0),
            },
          ]
        : [],
    )
    .filter(({ price }) => price.minor < final.minor)
    .toSorted((a, b) => a.quantity - b.quantity);
}

/** A price per comparable amount: `{ price: £0.08, unit: 'tablet' }`, `{ price: £2.10, unit: '100 ml' }`. */
export interface UnitPrice {
  price: Money;
  unit: string;
}

interface Quantity {
  amount: number;
  unit: string;
}

/** Metric units and what they are in the smallest one of their kind. */
const METRIC: Record<string, { kind: string; factor: number }> = {
  mg: { kind: 'mass', factor: 1 },
  'มก.': { kind: 'mass', factor: 1 },
  g: { kind: 'mass', factor: 1000 },
  กรัม: { kind: 'mass', factor: 1000 },
  kg: { kind: 'mass', factor: 1_000_000 },
  'กก.': { kind: 'mass', factor: 1_000_000 },
  ml: { kind: 'volume', factor: 1 },
  'มล.': { kind: 'volume', factor: 1 },
  cl: { kind: 'volume', factor: 10 },
  l: { kind: 'volume', factor: 1000 },
  ลิตร: { kind: 'volume', factor: 1000 },
};

/** The unit price is the price times `factor`: 1/16 per tablet. */
export interface UnitPricing {
  factor: number;
  unit: string;
}

/** The attributes of what a pack holds, and of what its price is compared by. */
export const UNIT_ATTRIBUTES = ['unit_pricing_measure', 'unit_pricing_base'];

/** The base amount's part of a pack's price: `16 tablets` and `1 tablet` are 1/16. Null where they do not compare. */
export function unitPricing(measure: string | null, base: string | null): UnitPricing | null {
  const pack = parseQuantity(measure);
  const per = parseQuantity(base);
  if (!pack || !per) return null;
  const size = METRIC[pack.unit] ?? { kind: 'count', factor: 1 };
  const step = METRIC[per.unit] ?? { kind: 'count', factor: 1 };
  if (size.kind !== step.kind) return null;
  const factor = (per.amount * step.factor) / (pack.amount * size.factor);
  return { factor, unit: per.amount === 1 ? per.unit : (base ?? '').trim() };
}

function parseQuantity(text: string | null): Quantity | null {
  const match = text?.trim().match(/^(\d+(?:[.,]\d+)?)\s*(.+)$/);
  const amount = Number(match?.[1]?.replace(',', '.'));
  const unit = match?.[2]?.toLowerCase();
  return amount > 0 && unit ? { amount, unit } : null;
}
