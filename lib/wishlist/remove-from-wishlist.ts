import { throwUserErrors } from '@/lib/cart/items/item-action';
import { graphql } from '@/lib/magento/graphql';
import { discardHearts } from './hearts';
import { writeWish } from './write-wish';

const removeDocument = graphql(`
  mutation removeFromWishlist($ids: [ID!]!) {
    removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: $ids) {
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

/** Takes a wish off the customer's list. Throws AppError, with Magento's reason. */
export async function removeFromWishlist(id: string): Promise<void> {
  const { removeProductsFromWishlist: answer } = await writeWish(removeDocument, { ids: [id] });
  discardHearts();
  throwUserErrors(answer?.user_errors);
}
