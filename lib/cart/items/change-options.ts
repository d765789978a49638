import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { type CartItemAnswer, cartFragment } from '@/lib/cart/cart-fragment';
import { withCart } from '@/lib/cart/session/with-cart';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { sendItems } from './add-to-cart';
import { currentUid, inLineOrder, itemAction, renameLine, throwUserErrors } from './item-action';
import { lineInput, lineKey } from './line-input';

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
 * Puts another selection or quantity of the same product in a line's place: removed and added in one request [CART-4].
 * What the backend refuses leaves the old line in the cart. Throws AppError, with the backend's reason.
 */
export async function changeOptions(line: CartLine, input: CartItemInput): Promise<void> {
  await itemAction('isUpdatingItem', 'updateItemError', () =>
    inLineOrder(line, () =>
      withCart((cartId, isReplacement) => {
        const uid = currentUid(line.uid);
        const isGone = isReplacement && uid === line.uid;
        return isGone ? addLineAgain(cartId, line, input) : replaceItem(cartId, line, input, uid);
      }),
    ),
  );
}

/** Adds a line to a cart that replaces a lost one. Throws AppError, with the backend's reason. */
export async function addLineAgain(cartId: string, line: CartLine, input: CartItemInput): Promise<void> {
  const { lines, userErrors } = await sendItems(cartId, [input]);
  throwUserErrors(userErrors);
  followLine(line.uid, lines, input);
}

async function replaceItem(cartId: string, line: CartLine, input: CartItemInput, uid: string): Promise<void> {
  const variables = { cartId, replacedUid: uid, items: [input] };
  // What takes a line's place is not one more.
  const { addProductsToCart: answer } = await mutate(replaceItemDocument, variables, { isOptimistic: false });
  const userErrors = (answer?.user_errors ?? []).filter((error) => error !== null);
  if (userErrors.length > 0) {
    const restored = await sendItems(cartId, [line.input]);
    followLine(uid, restored.lines, line.input);
    // What is told is why the new one was refused, and why the old one could not come back if it could not.
    throwUserErrors([...userErrors, ...restored.userErrors]);
  }
  followLine(uid, answer?.cart.items ?? [], input);
}

/** Notes the uid that a line has in an answer. */
function followLine(uid: string, lines: readonly (CartItemAnswer | null)[], input: CartItemInput): void {
  const added = lines.find((line) => line && lineKey(lineInput(line)) === lineKey(input));
  if (added) renameLine(uid, added.uid);
}
