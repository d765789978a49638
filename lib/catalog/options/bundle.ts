import type { PricePair } from '@/lib/catalog/product/price';

/** One thing that can be put into a bundle. */
export interface BundleSelection {
  uid: string;
  label: string;
  /** Of one piece, in minor units. */
  price: PricePair;
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
  inStock: boolean;
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

/** The selections that a bundle starts with: its defaults, else the first one in stock of what is required. */
export function startSelections(option: BundleOption): BundleSelection[] {
  const defaults = option.selections.filter((selection) => selection.isDefault && selection.inStock);
  const isSingle = option.type === 'select' || option.type === 'radio';
  if (defaults.length > 0) return isSingle ? defaults.slice(0, 1) : defaults;
  return option.isRequired ? option.selections.filter((selection) => selection.inStock).slice(0, 1) : [];
}
