import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { type CartItemAnswer, cartFragment } from '@/lib/cart/cart-fragment';
import { withCart } from '@/lib/cart/session/with-cart';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { sendItems } from './add-to-cart';
import { keepEntered } from './entered-options';
import { currentUid, inLineOrder, itemAction, renameLine, throwUserErrors } from './item-action';
import { lineInput, lineKey } from './line-input';

// Removed first: else a line with a changed quantity is merged into the old line and removed with it.
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

/** Replaces a line in one request [CART-4]; a refusal restores the old one. Throws AppError with Magento's reason. */
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
  keepEntered([input]);
  // A replacement does not raise the count.
  const { addProductsToCart: answer } = await mutate(replaceItemDocument, variables, { isOptimistic: false });
  const userErrors = (answer?.user_errors ?? []).filter((error) => error !== null);
  if (userErrors.length > 0) {
    const restored = await sendItems(cartId, [line.input]);
    followLine(uid, restored.lines, line.input);
    // The error names why the new line was refused and, where the old line could not be restored, why not.
    throwUserErrors([...userErrors, ...restored.userErrors]);
  }
  followLine(uid, answer?.cart.items ?? [], input);
}

function followLine(uid: string, lines: readonly (CartItemAnswer | null)[], input: CartItemInput): void {
  const added = lines.find((line) => line && lineKey(lineInput(line)) === lineKey(input));
  if (added) renameLine(uid, added.uid);
}
