import { refusal, type UnsoldRule } from '@/lib/browser/unsold-rule';
import { NOTHING, type PricePair, toPricePair } from '@/lib/catalog/product/price-pair';
import { percentOf, toMinorUnits } from '@/lib/format/money';
import type { ProductOptionsAnswer } from './documents';

/** One thing that can be put into a bundle. */
export interface BundleSelection {
  uid: string;
  label: string;
  /** Of one, in minor units. */
  price: PricePair;
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
  inStock: boolean;
  /** The cart does not take it, whatever else is in the bundle. */
  isRefused?: true;
  /** The shop does not understand how it may be sold. */
  isUnclear?: true;
  /** How many of it one order may have, where something limits it. */
  most?: number;
}

export interface BundleOption {
  uid: string;
  title: string;
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  isRequired: boolean;
  selections: BundleSelection[];
}

export interface Bundle {
  /** What the bundle costs by itself; nothing for a dynamic one. */
  base: PricePair;
  options: BundleOption[];
}

/** Whether a selection can be put into the bundle. */
export function isSelectable({ inStock, isRefused }: BundleSelection): boolean {
  return inStock && !isRefused;
}

/** The selections that a bundle starts with: its defaults, else the first one in stock of what is required. */
export function startSelections(option: BundleOption): BundleSelection[] {
  const defaults = option.selections.filter((selection) => selection.isDefault && isSelectable(selection));
  const isSingle = option.type === 'select' || option.type === 'radio';
  if (defaults.length > 0) return isSingle ? defaults.slice(0, 1) : defaults;
  return option.isRequired ? option.selections.filter(isSelectable).slice(0, 1) : [];
}

export type BundleAnswer = Pick<ProductOptionsAnswer<'BundleProduct'>, 'dynamic_price' | 'price_range' | 'items'>;
type ItemAnswer = NonNullable<NonNullable<BundleAnswer['items']>[number]>;
type SelectionAnswer = NonNullable<NonNullable<ItemAnswer['options']>[number]>;

/**
 * Maps a bundle: a fixed one's own price, and whether a special price holds, follow from Magento's lowest price.
 * `rate`: Magento tells fixed selections in the base currency.
 */
export function toBundle(answer: BundleAnswer, currency: string, rule: UnsoldRule | null = null, rate = 1): Bundle {
  const least = toPricePair(answer.price_range, currency);
  const items = inOrder(answer.items);
  const toOption = optionMapper(rule);
  if (answer.dynamic_price) {
    const options = items.map((item) =>
      toOption(item, ({ product }) => (product ? toPricePair(product.price_range, currency) : NOTHING)),
    );
    const factor = share(least.final, leastOf(options, 'final'));
    return { base: NOTHING, options: options.map((option) => reduced(option, factor)) };
  }
  const optionsAt = (base: number) =>
    items.map((item) => toOption(item, (selection) => both(fixedPrice(selection, base, currency, rate))));
  const base = ownPrice(least.regular, optionsAt);
  const options = optionsAt(base);
  const factor = share(least.final, least.regular);
  return {
    base: { regular: base, final: Math.round(base * factor) },
    options: options.map((option) => reduced(option, factor)),
  };
}

function inOrder<Entry extends { position?: number | null }>(entries: readonly (Entry | null)[] | null | undefined) {
  return (entries ?? [])
    .filter((entry): entry is Entry => entry !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

type OptionMapper = (item: ItemAnswer, price: (selection: SelectionAnswer) => PricePair) => BundleOption;

const optionMapper =
  (rule: UnsoldRule | null): OptionMapper =>
  (item, price) => {
    const listed = (['radio', 'checkbox', 'multi'] as const).find((known) => known === item.type) ?? 'select';
    // Ticked one by one, several are chosen without a key held down; only a list can insist on one of them.
    const type = listed === 'multi' && !item.required ? 'checkbox' : listed;
    return {
      uid: item.uid ?? '',
      title: item.title ?? '',
      type,
      isRequired: item.required ?? false,
      selections: inOrder(item.options).map((selection) => ({
        uid: selection.uid,
        label: selection.label ?? '',
        price: price(selection),
        quantity: selection.quantity || 1,
        canChangeQuantity: (selection.can_change_quantity ?? false) && (type === 'select' || type === 'radio'),
        isDefault: selection.is_default ?? false,
        inStock: selection.product?.stock_status !== 'OUT_OF_STOCK',
        ...refusal(selection.product, null, rule),
      })),
    };
  };

function fixedPrice({ price, price_type }: SelectionAnswer, base: number, currency: string, rate: number): number {
  return price_type === 'PERCENT' ? percentOf(base, price ?? 0) : toMinorUnits((price ?? 0) * rate, currency);
}

const both = (amount: number): PricePair => ({ regular: amount, final: amount });

/** The own price with which a fixed bundle's cheapest selections cost `least`: it only grows, so halving finds it. */
function ownPrice(least: number, optionsAt: (base: number) => BundleOption[]): number {
  const cost = (base: number) => base + leastOf(optionsAt(base), 'regular');
  let [low, high] = [0, least];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (cost(middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The cheapest selection of every required option, or of any one where none is required, as Magento counts. */
function leastOf(options: readonly BundleOption[], side: keyof PricePair): number {
  const filled = options.filter((option) => option.selections.length > 0);
  const required = filled.filter((option) => option.isRequired);
  const cheapest = (option: BundleOption) => Math.min(...salable(option).map((one) => one.price[side] * one.quantity));
  if (required.length > 0) return required.reduce((sum, option) => sum + cheapest(option), 0);
  return filled.length > 0 ? Math.min(...filled.map(cheapest)) : 0;
}

function salable({ selections }: BundleOption): BundleSelection[] {
  const inStock = selections.filter((selection) => selection.inStock);
  return inStock.length > 0 ? inStock : selections;
}

/** What part is left of an amount; a minor unit of rounding is no reduction, and nothing left is no price. */
function share(reducedAmount: number, amount: number): number {
  if (reducedAmount <= 0 || amount - reducedAmount <= 1) return 1;
  return Math.round((reducedAmount / amount) * 10_000) / 10_000;
}

function reduced(option: BundleOption, factor: number): BundleOption {
  if (factor === 1) return option;
  const selections = option.selections.map((selection) => ({
    ...selection,
    price: { ...selection.price, final: Math.round(selection.price.final * factor) },
  }));
  return { ...option, selections };
}
