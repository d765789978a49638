import type { PricePair } from '@/lib/catalog/product/price';
import { startSelections } from './bundle';
import { type Configurable, firstSelection, type SimpleProduct } from './configurable';
import { groupedQuantity, QUANTITY, quantityOf, selected } from './control-names';
import type { CustomOption, Surcharge } from './custom-options';
import type { ProductOptions, QuantityLimits } from './product-options';

/** What something that is chosen beside the product itself costs. */
export type PricedSelection = { price: PricePair; quantity: number } | { percent: number };

/** What the price of a selection is worked out from, on the server and in the browser alike. */
export interface PriceModel {
  /** What is bought where no variant is chosen. */
  simple: SimpleProduct;
  configurable: Configurable | null;
  selections: Record<string, PricedSelection>;
  /** What each grouped item costs, by SKU. */
  groupedItems: Record<string, PricePair>;
}

/** Gathers the prices of a product and of all that can be chosen with it. */
export function toPriceModel(simple: SimpleProduct, options: ProductOptions): PriceModel {
  const { configurable, bundle, downloads, groupedItems, customOptions } = options;
  const extras: PriceModel['selections'] = {};
  for (const { uid, price, quantity } of bundle?.options.flatMap(({ selections }) => selections) ?? []) {
    extras[uid] = { price, quantity };
  }
  for (const { uid, price } of downloads?.isChoice ? downloads.links : []) extras[uid] = fixed(price);
  for (const [uid, surcharge] of customOptions.flatMap(surcharges)) {
    if (surcharge) extras[uid] = 'percent' in surcharge ? surcharge : fixed(surcharge.fixed);
  }
  return {
    simple: bundle ? { ...simple, price: bundle.base, tiers: [] } : simple,
    configurable,
    selections: extras,
    groupedItems: Object.fromEntries(groupedItems.map(({ sku, price }) => [sku, price])),
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
    ...options.groupedItems.map(({ sku, quantity }): [string, string] => [groupedQuantity(sku), String(quantity)]),
    ...linkEntries(options),
    ...(options.groupedItems.length > 0 ? [] : [[QUANTITY, String(min)] satisfies [string, string]]),
  ];
}

function configurableEntries({ configurable }: ProductOptions): [string, string][] {
  if (!configurable) return [];
  const first = firstSelection(configurable);
  return configurable.options.flatMap(({ code, values }, axis) => {
    const value = values[first[axis] ?? -1];
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
