import type { CartLine } from '@/lib/cart/cart';
import { cartFragment } from '@/lib/cart/documents';
import { withCart } from '@/lib/cart/session/invalid-cart';
import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';
import { inPhase } from './phase';
import { currentUid } from './renamed-lines';

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

/** Takes a line out of the cart; from a cart that had to be replaced it is gone already. Throws AppError. */
export async function removeItem(line: CartLine): Promise<void> {
  await inPhase(null, 'removeItemError', () =>
    withCart(async (cartId, isReplacement) => {
      if (!isReplacement) await mutate(removeItemDocument, { cartId, uid: currentUid(line.uid) });
    }),
  );
}
