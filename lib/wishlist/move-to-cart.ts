import { throwUserErrors } from '@/lib/cart/items/item-action';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { withCart } from '@/lib/cart/session/with-cart';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import { discardCachedCarts } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { discardHearts } from './hearts';
import { writeWish } from './write-wish';

const moveDocument = graphql(`
  mutation moveWishToCart($list: ID!, $ids: [ID!]!) {
    addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) {
      status
      add_wishlist_items_to_cart_user_errors {
        code
        message
      }
    }
  }
`);

/** Puts a wish into the customer's cart and takes it off the list with this id. Throws AppError, with Magento's reason. */
export async function moveToCart(list: string, id: string): Promise<void> {
  await withCart(async () => {
    // Unlike other changes of the list, Magento takes 0 for no list at all here.
    const { addWishlistItemsToCart: answer } = await writeWish(moveDocument, { list, ids: [id] });
    discardHearts();
    throwUserErrors(answer?.add_wishlist_items_to_cart_user_errors);
  });
  // The answer does not tell what is in the cart now.
  discardCachedCarts();
  watchCart();
  refetchCart();
}
