import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import type { CartItemAnswer } from '@/lib/cart/cart-answer';
import { cartFragment } from '@/lib/cart/documents';
import { withCart } from '@/lib/cart/session/invalid-cart';
import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';
import { sendItems } from './add-to-cart';
import { lineInput, lineKey } from './line-input';
import { inPhase } from './phase';
import { throwRefusal } from './refusal';
import { currentUid, renameLine } from './renamed-lines';

// In this order: added first, a line that only changes its quantity would merge with the old one and go with it.
const replaceItemDocument = graphql(
  `
    mutation replaceItem($cartId: String!, $replacedUid: ID!, $items: [CartItemInput!]!) {
      removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $replacedUid }) {
        cart {
          id
        }
      }
      addProductsToCart(cartId: $cartId, cartItems: $items) {
        cart {
          ...CartFields
        }
        user_errors {
          message
        }
      }
    }
  `,
  [cartFragment],
);

/**
 * Puts another choice or quantity of the same product in a line's place: removed and added in one request [CART-4].
 * What the backend refuses leaves the old line in the cart. Throws AppError, with the backend's reason.
 */
export async function changeOptions(line: CartLine, input: CartItemInput): Promise<void> {
  await inPhase('isUpdatingItem', 'updateItemError', () =>
    withCart((cartId, isReplacement) =>
      isReplacement ? sendItems(cartId, [input]).then(throwRefusal) : replaceItem(cartId, line, input),
    ),
  );
}

async function replaceItem(cartId: string, line: CartLine, input: CartItemInput): Promise<void> {
  const uid = currentUid(line.uid);
  const variables = { cartId, replacedUid: uid, items: [input] };
  // What takes a line's place is not one more.
  const { addProductsToCart: answer } = await mutate(replaceItemDocument, variables, { isPatient: true });
  const refusals = (answer?.user_errors ?? []).filter((error) => error !== null);
  // What is told is why the new one was refused, and why the old one could not come back if it could not.
  if (refusals.length > 0) throwRefusal([...refusals, ...(await sendItems(cartId, [line.input]))]);
  const added = answer?.cart.items?.find((item) => item && keyOf(item) === lineKey(input));
  if (added) renameLine(uid, added.uid);
}

function keyOf(item: CartItemAnswer): string {
  return lineKey(lineInput(item));
}
