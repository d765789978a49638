import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { type CartItemAnswer, cartDetailsDocument, cartFragment } from '@/lib/cart/cart-fragment';
import { isInvalidCart } from '@/lib/cart/session/cart-session';
import { withCart } from '@/lib/cart/session/with-cart';
import { setQuantity } from '@/lib/cart/set-quantity';
import { isAnswered } from '@/lib/errors/app-error';
import { mutate, read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { sendItems } from './add-to-cart';
import { keepEntered } from './entered-options';
import { currentUid, inLineOrder, itemAction, renameLine, taken, throwUserErrors } from './item-action';
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
  const result = await mutate(replaceItemDocument, variables, { isOptimistic: false }).catch((error) =>
    settleStray(error, cartId, input, uid),
  );
  if (!result) return;
  const { addProductsToCart: answer } = result;
  const userErrors = (answer?.user_errors ?? []).filter((error) => error !== null);
  if (userErrors.length > 0) {
    // Of a line that was changed a moment ago the page may know the quantity before.
    const quantity = (uid !== line.uid && taken.get(uid)) || line.quantity;
    const old = { ...line.input, quantity };
    const restored = await sendItems(cartId, [old]);
    followLine(uid, restored.lines, old);
    // The error names why the new line was refused and, where the old line could not be restored, why not.
    throwUserErrors([...userErrors, ...restored.userErrors]);
  }
  followLine(uid, answer?.cart.items ?? [], input);
}

/** A line that went elsewhere could not be removed, and yet was added: to another of its kind, or anew. */
async function settleStray(error: unknown, cartId: string, input: CartItemInput, uid: string): Promise<void> {
  if (!isAnswered(error) || isInvalidCart(error)) throw error;
  const { cart } = await read(cartDetailsDocument, { cartId });
  const lines = cart?.items ?? [];
  const added = lines.some((line) => line?.uid === uid) ? null : followLine(uid, lines, input);
  if (!added) throw error;
  if (added.quantity !== input.quantity) await setQuantity(cartId, added.uid, input.quantity, added.quantity);
}

function followLine(uid: string, lines: readonly (CartItemAnswer | null)[], input: CartItemInput) {
  const added = lines.find((line) => line && lineKey(lineInput(line)) === lineKey(input));
  if (!added) return null;
  renameLine(uid, added.uid);
  taken.set(added.uid, added.quantity);
  return added;
}
