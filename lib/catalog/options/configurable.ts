import type { UnitPricing } from '@/lib/catalog/product/price';
import type { PricePair } from '@/lib/catalog/product/price-pair';

/** How a value is drawn beside its label; `image` holds a media URL of the backend. */
export interface Swatch {
  kind: 'color' | 'image';
  value: string;
}

export interface ConfigurableValue {
  uid: string;
  label: string;
  swatch: Swatch | null;
}

/** One attribute that the variants of a configurable product differ in. */
export interface ConfigurableOption {
  code: string;
  label: string;
  /** Only values that some variant has. */
  values: ConfigurableValue[];
}

/** What is bought in the end: a simple product, or the one variant that is chosen. Money in minor units. */
export interface SimpleProduct {
  sku: string;
  price: PricePair;
  /** By rising quantity: what one costs from there on. */
  tiers: { quantity: number; final: number }[];
  inStock: boolean;
  /** The cart does not take it, in stock or not. */
  isRefused?: true;
  /** The shop does not understand how it may be sold. */
  isUnclear?: true;
  onlyLeft: number | null;
  unit: UnitPricing | null;
  /** How many of it one order may have, where something limits it by itself. */
  most?: number;
}

export interface Variant extends SimpleProduct {
  /** Index of its value of each configurable option. */
  values: number[];
  image: { url: string; label: string } | null;
}

export interface Configurable {
  options: ConfigurableOption[];
  variants: Variant[];
}

/** Index of the chosen value of each configurable option. */
export type Selection = readonly number[];

/** The variant with these values; null where there is none. */
export function variantOf({ variants }: Configurable, selection: Selection): Variant | null {
  return variants.find((variant) => startsWith(variant, selection)) ?? null;
}

/** What a page shows before anything is chosen: the cheapest variant that can be had, as "from" prices promise. */
export function firstSelection({ variants }: Configurable): Selection {
  const toHave = variants.filter((variant) => variant.inStock && !variant.isRefused);
  const [first] = (toHave.length > 0 ? toHave : variants).toSorted((a, b) => a.price.final - b.price.final);
  return first?.values ?? [];
}

/** Whether some variant has the values chosen before an option and this value of it. */
export function isPossible(
  configurable: Configurable,
  selection: Selection,
  optionIndex: number,
  value: number,
): boolean {
  return variantOf(configurable, [...selection.slice(0, optionIndex), value]) !== null;
}

/** The nearest sold selection: earlier options stay, a later misfit becomes the first that fits, best in stock. */
export function settle({ options, variants }: Configurable, wanted: Selection): Selection {
  let fitting = variants;
  return options.map((_, optionIndex) => {
    const kept = fitting.filter((variant) => variant.values[optionIndex] === wanted[optionIndex]);
    const byValue = fitting.toSorted((a, b) => (a.values[optionIndex] ?? 0) - (b.values[optionIndex] ?? 0));
    const best = kept[0] ?? byValue.find((variant) => variant.inStock && !variant.isRefused) ?? byValue[0];
    const value = best?.values[optionIndex] ?? 0;
    fitting = fitting.filter((variant) => variant.values[optionIndex] === value);
    return value;
  });
}

function startsWith(variant: Variant, selection: Selection): boolean {
  return selection.every((value, optionIndex) => variant.values[optionIndex] === value);
}

/** Index of the value of each configurable option whose uid is among those selected; -1 where none is. */
export function selectionOf({ options }: Configurable, selected: readonly string[]): Selection {
  return options.map(({ values }) => values.findIndex(({ uid }) => selected.includes(uid)));
}

/** The uids of chosen values. */
export function optionUids({ options }: Configurable, selection: Selection): string[] {
  return options.flatMap(({ values }, optionIndex) => values[selection[optionIndex] ?? -1]?.uid ?? []);
}

/** The uids with those of other values in place of the configurable options’ own; those of other options stay. */
export function withSelection(configurable: Configurable, selected: readonly string[], selection: Selection): string[] {
  const own = new Set(configurable.options.flatMap(({ values }) => values.map(({ uid }) => uid)));
  return [...selected.filter((uid) => !own.has(uid)), ...optionUids(configurable, selection)];
}
