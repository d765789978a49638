import { NOTHING, type PricePair, plus } from '@/lib/catalog/product/price-pair';
import { percentOf } from '@/lib/format/money';
import { startSelections } from './bundle';
import { type Configurable, firstSelection, type Selection, type SimpleProduct, variantOf } from './configurable';
import { groupedQuantity, parseName, QUANTITY, quantityOf, selected } from './control-names';
import type { CustomOption, Surcharge } from './custom-options';
import type { ProductOptions, QuantityLimits } from './get-product-options';

/** What something that is chosen beside the product itself costs; some parts of bundles in the shopper's quantity. */
type PricedSelection =
  | { price: PricePair; quantity: number; canChangeQuantity?: true; most?: number }
  | { percent: number; quantity?: undefined; most?: undefined };

/** What the price of a selection is worked out from, on the server and in the browser alike. */
export interface PriceModel {
  /** What is bought where no variant is chosen. */
  simple: SimpleProduct;
  configurable: Configurable | null;
  selections: Record<string, PricedSelection>;
  /** What each grouped item costs, by SKU. */
  groupedItems: Record<string, PricePair>;
  /** What the cheapest link adds, where one must be chosen: the product's own price is what nothing costs. */
  leastLink?: number;
}

/** Gathers the prices of a product and of all that can be chosen with it. */
export function toPriceModel(simple: SimpleProduct, options: ProductOptions): PriceModel {
  const { configurable, bundle, downloads, groupedItems, customOptions } = options;
  const extras: PriceModel['selections'] = {};
  for (const part of bundle?.options.flatMap(({ selections }) => selections) ?? []) {
    const { uid, price, quantity, canChangeQuantity, most } = part;
    extras[uid] = { price, quantity, ...(canChangeQuantity ? { canChangeQuantity } : {}), ...(most ? { most } : {}) };
  }
  const links = downloads?.isChoice ? downloads.links : [];
  for (const { uid, price } of links) extras[uid] = fixed(price);
  for (const [uid, surcharge] of customOptions.flatMap(surcharges)) {
    if (surcharge) extras[uid] = 'percent' in surcharge ? surcharge : fixed(surcharge.fixed);
  }
  return {
    simple: bundle ? { ...simple, price: bundle.base, tiers: [] } : simple,
    configurable,
    selections: extras,
    groupedItems: Object.fromEntries(groupedItems.map(({ sku, price }) => [sku, price])),
    ...(links.length > 0 ? { leastLink: Math.min(...links.map(({ price }) => price)) } : {}),
  };
}

function fixed(amount: number): PricedSelection {
  return { price: { regular: amount, final: amount }, quantity: 1 };
}

function surcharges(option: CustomOption): [string, Surcharge | null][] {
  if ('values' in option) return option.values.map(({ uid, surcharge }) => [uid, surcharge]);
  return [[option.uid, option.surcharge]];
}

/** What a product's form says before anything is chosen, in the order of its controls. */
export function firstEntries(options: ProductOptions, { min }: QuantityLimits): [string, string][] {
  return [
    ...configurableEntries(options),
    ...bundleEntries(options),
    ...options.groupedItems
      .filter(({ isRefused }) => !isRefused)
      .map(({ sku, quantity }): [string, string] => [groupedQuantity(sku), String(quantity)]),
    ...linkEntries(options),
    ...(options.groupedItems.length > 0 ? [] : [[QUANTITY, String(min)] satisfies [string, string]]),
  ];
}

function configurableEntries({ configurable }: ProductOptions): [string, string][] {
  if (!configurable) return [];
  const first = firstSelection(configurable);
  return configurable.options.flatMap(({ code, values }, optionIndex) => {
    const value = values[first[optionIndex] ?? -1];
    return value ? [[selected(code), value.uid]] : [];
  });
}

function bundleEntries({ bundle }: ProductOptions): [string, string][] {
  return (bundle?.options ?? []).flatMap((option) => {
    const chosen = startSelections(option);
    const [first] = chosen;
    const entries = chosen.map(({ uid }): [string, string] => [selected(option.uid), uid]);
    return first?.canChangeQuantity ? [...entries, [quantityOf(option.uid), String(first.quantity)]] : entries;
  });
}

/** The only link of a product is what its buyer wants. */
function linkEntries({ downloads }: ProductOptions): [string, string][] {
  const [link, ...others] = downloads?.isChoice ? downloads.links : [];
  return link && others.length === 0 ? [[selected('links'), link.uid]] : [];
}

/** What a form says, as `FormData` gives it. */
export type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** What a selection comes to; money in minor units. */
export interface SelectedPrice {
  simple: SimpleProduct;
  price: PricePair;
  /** Null until what must be chosen is: the price is the lowest then. */
  total: number | null;
}

/** The values that a form chooses of each configurable option; one without a selection has -1. */
function formSelection({ configurable }: PriceModel, entries: Entries): Selection {
  return (configurable?.options ?? []).map(({ code, values }) => {
    const chosen = entries.find(([name]) => name === selected(code))?.[1];
    return values.findIndex(({ uid }) => uid === chosen);
  });
}

/** The price as Magento counts it: the lower of price and tier, percentages of it, fixed amounts, or a sum of parts. */
export function priceOf(model: PriceModel, entries: Entries): SelectedPrice {
  const { configurable, groupedItems, leastLink } = model;
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
  if (leastLink !== undefined && !entryOf(entries, selected('links'))) {
    return { simple, price: withExtra(price, own, fixed(leastLink), 1), total: null };
  }
  const isGroup = Object.keys(groupedItems).length > 0;
  return { simple, price, total: isGroup ? group.final : Math.round(price.final * quantity) };
}

/** How many of a selection one order may have, by variant, parts and the product's limits; null without any limit. */
export function mostOf(model: PriceModel, entries: Entries, { min, max }: QuantityLimits): number | null {
  const { configurable, selections } = model;
  const variant = configurable && variantOf(configurable, formSelection(model, entries));
  let most = Math.min(max ?? Infinity, variant?.most ?? Infinity);
  for (const [name, value] of entries) {
    const part = selections[String(value)];
    if (!part?.most) continue;
    const quantity = positive(entryOf(entries, quantityOf(parseName(name).key))) || part.quantity;
    most = Math.min(most, Math.floor(part.most / quantity));
  }
  // Of what it may not have at all the least, which the cart refuses.
  return Number.isFinite(most) ? Math.max(min, most) : null;
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
