import { throwUserErrors } from '@/lib/cart/items/item-action';
import { graphql } from '@/lib/magento/graphql';
import type { Wish } from './wishlist';
import { writeWish } from './write-wish';

const updateDocument = graphql(`
  mutation updateWish($items: [WishlistItemUpdateInput!]!) {
    updateProductsInWishlist(wishlistId: "0", wishlistItems: $items) {
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

/** Changes how many of a wish, and its note; its options go along, or Magento forgets them. Throws AppError. */
export async function updateWish(
  { id, selected }: Pick<Wish, 'id' | 'selected'>,
  { quantity, description }: Pick<Wish, 'quantity' | 'description'>,
): Promise<void> {
  const item = { wishlist_item_id: id, quantity, description, selected_options: selected ?? [] };
  const { updateProductsInWishlist: answer } = await writeWish(updateDocument, { items: [item] });
  throwUserErrors(answer?.user_errors);
}
