import type { Choice } from '../../../database/schema/sales-types';
import type { Product } from '../../catalog/product/product-queries';

/** What a shopper asks to add, as `CartItemInput` has it. */
export interface BuyRequest {
  sku: string;
  quantity: number;
  selected: readonly (string | null)[];
  entered: readonly { uid: string; value: string }[];
}

/** `CartItemInput`, and what `WishlistItemInput` shares with it. */
export interface ItemInput {
  sku: string;
  quantity: number;
  selected_options?: (string | null)[] | null;
  entered_options?: ({ uid: string; value: string } | null)[] | null;
}

/** The request that an input makes. */
export function requestOf({ sku, quantity, selected_options, entered_options }: ItemInput): BuyRequest {
  return {
    sku,
    quantity,
    selected: selected_options ?? [],
    entered: (entered_options ?? []).filter((option) => option !== null),
  };
}

/** A product chosen completely; a grouped one is what was chosen of its items. */
export interface Wanted {
  product: Product;
  choice: Choice;
  quantity: number;
}

/**
 * The ids in the uids of one kind: `configurable/142/166` gives `['142', '166']`. As in Magento, whatever is of
 * another kind, or no uid at all, is passed over.
 */
export function idsOf(kind: string, uids: readonly (string | null)[]): string[][] {
  return uids.flatMap((uid) => {
    const [first, ...ids] = Buffer.from(uid ?? '', 'base64')
      .toString('utf8')
      .split('/');
    return first === kind && ids.length > 0 ? [ids] : [];
  });
}
