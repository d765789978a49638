import type { CartItemInput } from '@/lib/cart/cart';
import { throwUserErrors } from '@/lib/cart/items/item-action';
import { graphql } from '@/lib/magento/graphql';
import { discardHearts } from './hearts';
import { writeWish } from './write-wish';

/** Wish list 0 is the customer's own. */
const addDocument = graphql(`
  mutation addToWishlist($items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
      user_errors {
        code
        message
      }
      wishlist {
        id
        items_count
      }
    }
  }
`);

/** Puts products on the customer's wish list, with the options chosen so far. Throws AppError, with Magento's reason. */
export async function addToWishlist(items: readonly CartItemInput[]): Promise<void> {
  const { addProductsToWishlist: answer } = await writeWish(addDocument, { items: [...items] });
  discardHearts();
  throwUserErrors(answer?.user_errors);
}
