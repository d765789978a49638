/** What statistics may know of a product. */
export interface CountedProduct {
  name: string;
  brand: string | null;
  /** Names of the categories above it, outermost first; at most five. */
  categories: string[];
  /** As the catalogue shows it, in major units. */
  price: number;
  discount: number;
  /** ISO 4217. */
  currency: string;
}

/** Where the browser asks about products, and how many of them at once. */
export const COUNTED_PRODUCTS_PATH = '/api/analytics/items';
export const MAX_COUNTED = 50;
