import { NOTHING, type PricePair, plus } from '@/lib/catalog/product/price';
import { percentOf } from '@/lib/format/money';
import { type Selection, type SimpleProduct, variantOf } from './configurable';
import { parseName, QUANTITY, quantityOf, selected } from './control-names';
import type { PricedSelection, PriceModel } from './price-model';

/** What a form says, as `FormData` gives it. */
export type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** What a selection comes to; money in minor units. */
export interface SelectedPrice {
  simple: SimpleProduct;
  price: PricePair;
  total: number;
}

/** The values that a form chooses of each configurable option; one without a selection has -1. */
export function formSelection({ configurable }: PriceModel, entries: Entries): Selection {
  return (configurable?.options ?? []).map(({ code, values }) => {
    const chosen = entries.find(([name]) => name === selected(code))?.[1];
    return values.findIndex(({ uid }) => uid === chosen);
  });
}

/**
 * The price of a selection as Magento counts it: the lowest of the product's price and the tier of its quantity,
 * percentages of that price, fixed amounts as they are. A bundle is the sum of what is in it, a group of its items.
 */
export function priceOf(model: PriceModel, entries: Entries): SelectedPrice {
  const { configurable, groupedItems } = model;
  const simple = (configurable && variantOf(configurable, formSelection(model, entries))) || model.simple;
  const quantity = positive(entryOf(entries, QUANTITY)) || 1;
  const own: PricePair = { ...simple.price, final: withTiers(simple, quantity) };
  let price = own;
  let group = NOTHING;
  for (const [name, value] of entries) {
    const { kind, key } = parseName(name);
    if (kind === 'selected' && typeof value === 'string')
      price = withExtra(price, own, model.selections[value], positive(entryOf(entries, quantityOf(key))));
    else if (kind === 'entered' && isFilled(value)) price = withExtra(price, own, model.selections[key], 0);
    else if (kind === 'grouped') group = plus(group, groupedItems[key] ?? NOTHING, positive(value));
  }
  const isGroup = Object.keys(groupedItems).length > 0;
  return { simple, price, total: isGroup ? group.final : Math.round(price.final * quantity) };
}

function withTiers({ price, tiers }: SimpleProduct, quantity: number): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity);
  return Math.min(price.final, ...reached.map((tier) => tier.final));
}

/** `quantity` is what the form asks for, 0 where it does not say. */
function withExtra(price: PricePair, own: PricePair, extra: PricedSelection | undefined, quantity: number): PricePair {
  if (!extra) return price;
  if ('price' in extra) return plus(price, extra.price, quantity || extra.quantity);
  return plus(price, { regular: percentOf(own.regular, extra.percent), final: percentOf(own.final, extra.percent) });
}

function entryOf(entries: Entries, name: string): FormDataEntryValue | undefined {
  return entries.find(([known]) => known === name)?.[1];
}

function positive(value: FormDataEntryValue | undefined): number {
  const number = typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) && number > 0 ? number : 0;
}

function isFilled(value: FormDataEntryValue): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value.size > 0;
}
