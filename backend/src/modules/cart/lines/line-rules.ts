import type { bundleOption, bundleSelection } from '../../../database/schema/products';
import type { Choice } from '../../../database/schema/sales-types';
import type { CustomOption, CustomOptionValue } from '../../catalog/product/custom-option-queries';
import type { linksOf } from '../../catalog/product/downloadable-queries';
import type { Product } from '../../catalog/product/product-queries';

export interface ChosenSelection {
  option: typeof bundleOption.$inferSelect;
  selection: typeof bundleSelection.$inferSelect;
  product: Product;
  /** Pieces in one bundle. */
  quantity: number;
  /** One piece, base currency. */
  unit: number;
}

export interface ChosenOption {
  option: CustomOption;
  /** One of the values to choose from, or the text entered. */
  values: { text: string; value: CustomOptionValue | null }[];
}

/** A line of a cart with all that it was configured to; its prices are those of today. */
export interface CartLine {
  id: number;
  product: Product;
  choice: Choice;
  quantity: number;
  variant: Product | null;
  selections: ChosenSelection[];
  links: Awaited<ReturnType<typeof linksOf>>;
  options: ChosenOption[];
  /** What is priced and taxed on its own, base currency as entered. */
  parts: { unit: number; each: number; taxClass: Product['taxClass'] }[];
  /** What leaves the shelf for one of the line. */
  pieces: { product: Product; each: number }[];
}

const VIRTUAL_TYPES = new Set(['virtual', 'downloadable']);

/** Whether nothing of a line has to be delivered. */
export function isVirtualLine({ pieces }: CartLine): boolean {
  return pieces.every(({ product }) => VIRTUAL_TYPES.has(product.typeId));
}

/** Weight of what has to be delivered. */
export function weightOf(lines: readonly CartLine[]): number {
  const weight = lines
    .flatMap(({ pieces, quantity }) => pieces.map(({ product, each }) => ({ product, count: each * quantity })))
    .reduce((sum, { product, count }) => {
      return VIRTUAL_TYPES.has(product.typeId) ? sum : sum + (product.weight ?? 0) * count;
    }, 0);
  // Weights have four decimals; adding them makes binary noise.
  return Math.round(weight * 10_000) / 10_000;
}

/** How many pieces of each product the lines take, by product id. */
export function piecesOf(lines: readonly Pick<CartLine, 'pieces' | 'quantity'>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { pieces, quantity } of lines) {
    for (const { product, each } of pieces) {
      counts.set(product.id, (counts.get(product.id) ?? 0) + each * quantity);
    }
  }
  return counts;
}
