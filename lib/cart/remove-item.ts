import { graphql } from '@/lib/graphql/graphql';
import { mutate } from '@/lib/graphql/mutate';
import type { CartLine } from './cart';
import { cartFragment } from './documents';
import { withCart } from './invalid-cart';
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
