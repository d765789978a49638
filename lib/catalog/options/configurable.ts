import type { PricePair } from '@/lib/catalog/product/price';
import type { UnitPricing } from '@/lib/catalog/product/unit-price';

/** How a value is drawn beside its label; `image` holds a media URL of the backend. */
export interface Swatch {
  kind: 'color' | 'image';
  value: string;
}

export interface AxisValue {
  uid: string;
  label: string;
  swatch: Swatch | null;
}

/** One attribute that a configurable product is chosen by. */
export interface Axis {
  code: string;
  label: string;
  /** Only values that some variant has. */
  values: AxisValue[];
}

/** What is bought in the end: a simple product, or the one variant that is chosen. Money in minor units. */
export interface Piece {
  sku: string;
  price: PricePair;
  /** By rising quantity: what one costs from there on. */
  tiers: { quantity: number; final: number }[];
  inStock: boolean;
  onlyLeft: number | null;
  unit: UnitPricing | null;
}

export interface Variant extends Piece {
  /** Index of its value on each axis. */
  values: number[];
  picture: { url: string; label: string } | null;
}

export interface Configurable {
  axes: Axis[];
  variants: Variant[];
}

/** Index of the chosen value on each axis. */
export type Selection = readonly number[];

/** The variant with these values; null where there is none. */
export function variantOf({ variants }: Configurable, selection: Selection): Variant | null {
  return variants.find((variant) => startsWith(variant, selection)) ?? null;
}

/** What a page shows before anything is chosen: the cheapest variant that can be had, as "from" prices promise. */
export function firstSelection({ variants }: Configurable): Selection {
  const inStock = variants.filter((variant) => variant.inStock);
  const [first] = (inStock.length > 0 ? inStock : variants).toSorted((a, b) => a.price.final - b.price.final);
  return first?.values ?? [];
}

/** Whether some variant has the values chosen before an axis and this value on it. */
export function isPossible(configurable: Configurable, selection: Selection, axis: number, value: number): boolean {
  return variantOf(configurable, [...selection.slice(0, axis), value]) !== null;
}

/**
 * The nearest selection that is sold: earlier axes keep their value, a later value that does not go with
 * them becomes the first one that does, one in stock before others.
 */
export function settle({ axes, variants }: Configurable, wanted: Selection): Selection {
  let fitting = variants;
  return axes.map((_, axis) => {
    const kept = fitting.filter((variant) => variant.values[axis] === wanted[axis]);
    const byValue = fitting.toSorted((a, b) => (a.values[axis] ?? 0) - (b.values[axis] ?? 0));
    const value = (kept[0] ?? byValue.find((variant) => variant.inStock) ?? byValue[0])?.values[axis] ?? 0;
    fitting = fitting.filter((variant) => variant.values[axis] === value);
    return value;
  });
}

/** Whether the variant has the values that are chosen so far. */
function startsWith(variant: Variant, selection: Selection): boolean {
  return selection.every((value, axis) => variant.values[axis] === value);
}
