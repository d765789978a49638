import type { Choice } from '../../../database/schema/sales-types';
import type { Product } from '../../catalog/product/product-queries';

/** What a shopper asks to add, as `CartItemInput` has it. */
export interface BuyRequest {
  sku: string;
  quantity: number;
  selected: readonly (string | null)[];
  entered: readonly { uid: string; value: string }[];
}

/** A product chosen completely; a grouped one is what was chosen of its members. */
export interface Wanted {
  product: Product;
  choice: Choice;
  quantity: number;
}
