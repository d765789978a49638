import { throwUserErrors } from '@/lib/cart/items/item-action';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { withCart } from '@/lib/cart/session/with-cart';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import { discardCachedCarts } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { discardHearts } from './hearts';
import { writeWish } from './write-wish';

const moveDocument = graphql(`
  mutation moveWishToCart($ids: [ID!]!) {
    addWishlistItemsToCart(wishlistId: "0", wishlistItemIds: $ids) {
      status
      add_wishlist_items_to_cart_user_errors {
        code
        message
      }
    }
  }
`);

/** Puts a wish into the customer's cart and takes it off the list. Throws AppError, with Magento's reason. */
export async function moveToCart(id: string): Promise<void> {
  await withCart(async () => {
    const { addWishlistItemsToCart: answer } = await writeWish(moveDocument, { ids: [id] });
    discardHearts();
    throwUserErrors((answer?.add_wishlist_items_to_cart_user_errors ?? []).filter((error) => error !== null));
  });
  // The answer does not tell what is in the cart now.
  discardCachedCarts();
  watchCart();
  refetchCart();
}
