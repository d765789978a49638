import { tell } from '@/lib/browser/shop-events';
import type { CartLine } from '@/lib/cart/cart';
import { cartFragment } from '@/lib/cart/cart-fragment';
import { withCart } from '@/lib/cart/session/with-cart';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { inLineOrder, itemAction, leaving, uidIn } from './item-action';

const removeItemDocument = graphql(
  `
    mutation removeItem($cartId: String!, $uid: ID!) {
      removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Removes a line; a replaced cart does not have it. Throws AppError. */
export async function removeItem(line: CartLine): Promise<void> {
  leaving.add(line.uid);
  await itemAction(null, 'removeItemError', () =>
    inLineOrder(line, () =>
      withCart(async (cartId, isReplacement) => {
        const uid = uidIn(line, isReplacement);
        if (uid !== null) await mutate(removeItemDocument, { cartId, uid });
      }),
    ),
  ).catch((error) => {
    leaving.delete(line.uid);
    throw error;
  });
  tell({ type: 'removed', line, quantity: line.quantity });
}
