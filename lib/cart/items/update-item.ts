import { tell } from '@/lib/browser/shop-events';
import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { type CartItemAnswer, cartDetailsDocument, cartFragment } from '@/lib/cart/cart-fragment';
import { isInvalidCart } from '@/lib/cart/session/cart-session';
import { withCart } from '@/lib/cart/session/with-cart';
import { AppError, isAnswered } from '@/lib/errors/app-error';
import { mutate, read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { NOT_THAT_MANY } from '@/lib/magento/magento-messages';
import { sendItems } from './add-to-cart';
import { keepEntered } from './entered-options';
import {
  answeredQuantities,
  inLineOrder,
  itemAction,
  refuseUnsold,
  renameLine,
  throwUserErrors,
  uidIn,
} from './item-action';
import { lineInput, lineKey } from './line-input';
import { removeItem } from './remove-item';

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

const updateItemDocument = graphql(
  `
    mutation updateItem($cartId: String!, $uid: ID!, $quantity: Float!) {
      updateCartItems(input: { cart_id: $cartId, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Sets a line's quantity; none removes it. Configurable lines are removed and added anew [CART-4]. Throws AppError. */
export async function updateItem(line: CartLine, quantity: number): Promise<void> {
  if (quantity <= 0) return removeItem(line);
  const input = { ...line.input, quantity };
  if (line.type === 'ConfigurableCartItem' && line.isRepeatable) await changeOptions(line, input);
  else await changeQuantity(line, input);
  const more = quantity - line.quantity;
  if (more !== 0) tell({ type: more > 0 ? 'added' : 'removed', line, quantity: Math.abs(more) });
}

/** Replaces a line in one request [CART-4]; a refusal restores the old one. Throws AppError with Magento's reason. */
export async function changeOptions(line: CartLine, input: CartItemInput): Promise<void> {
  await itemAction('isUpdatingItem', 'updateItemError', () =>
    inLineOrder(line, () =>
      withCart((cartId, isReplacement) => {
        const uid = uidIn(line, isReplacement);
        return uid === null ? addLineAgain(cartId, line, input) : replaceItem(cartId, line, input, uid);
      }),
    ),
  );
}

async function changeQuantity(line: CartLine, input: CartItemInput): Promise<void> {
  await itemAction('isUpdatingItem', 'updateItemError', () => {
    refuseUnsold(line);
    return withCart(async (cartId, isReplacement) => {
      const uid = uidIn(line, isReplacement);
      if (uid === null) await addLineAgain(cartId, line, input);
      else await setQuantity(cartId, uid, input.quantity, line.quantity);
    });
  });
}

/** Sets the quantity of a line, which was `before` as far as the page knows. Throws AppError, also for no change at all. */
async function setQuantity(cartId: string, uid: string, quantity: number, before: number): Promise<void> {
  const { updateCartItems: answer } = await mutate(
    updateItemDocument,
    { cartId, uid, quantity },
    { isRepeatable: true },
  );
  const now = answer?.cart.items?.find((line) => line?.uid === uid)?.quantity;
  // Magento 2.4.8 refuses by the cart as it was, and errors that no older one can be asked for; some shops round.
  const isRefused = now !== quantity && (!now || now === before || now === answeredQuantities.get(uid));
  if (now) answeredQuantities.set(uid, now);
  if (isRefused) throw new AppError('refused', NOT_THAT_MANY);
}

/** Adds a line to a cart that replaces a lost one. Throws AppError, with the backend's reason. */
async function addLineAgain(cartId: string, line: CartLine, input: CartItemInput): Promise<void> {
  const { lines, userErrors } = await sendItems(cartId, [input]);
  throwUserErrors(userErrors);
  followLine(line.uid, lines, input);
}

async function replaceItem(cartId: string, line: CartLine, input: CartItemInput, uid: string): Promise<void> {
  const variables = { cartId, replacedUid: uid, items: [input] };
  keepEntered([input]);
  // A replacement does not raise the count.
  const result = await mutate(replaceItemDocument, variables, { isOptimistic: false }).catch((error) =>
    followMovedLine(error, cartId, line, input, uid),
  );
  if (!result) return;
  const { addProductsToCart: answer } = result;
  const userErrors = (answer?.user_errors ?? []).filter((error) => error !== null);
  if (userErrors.length > 0) {
    // Of a line that was changed a moment ago the page may know the quantity before.
    const quantity = (uid !== line.uid && answeredQuantities.get(uid)) || line.quantity;
    const old = { ...line.input, quantity };
    const restored = await sendItems(cartId, [old]);
    followLine(uid, restored.lines, old);
    // The error names why the new line was refused and, where the old line could not be restored, why not.
    throwUserErrors([...userErrors, ...restored.userErrors]);
  }
  followLine(uid, answer?.cart.items ?? [], input);
}

/** A line that went elsewhere could not be removed, and yet was added. With other options it may be another line's. */
async function followMovedLine(error: unknown, cartId: string, line: CartLine, input: CartItemInput, uid: string) {
  if (!isAnswered(error) || isInvalidCart(error) || lineKey(input) !== lineKey(line.input)) throw error;
  const { cart } = await read(cartDetailsDocument, { cartId });
  const lines = cart?.items ?? [];
  const added = lines.some((other) => other?.uid === uid) ? null : followLine(uid, lines, input);
  if (!added) throw error;
  if (added.quantity !== input.quantity) await setQuantity(cartId, added.uid, input.quantity, added.quantity);
}

/** Notes where a line stands from now on, with its quantity, and returns it; null where the cart has none like it. */
function followLine(uid: string, lines: readonly (CartItemAnswer | null)[], input: CartItemInput) {
  const added = lines.find((line) => line && lineKey(lineInput(line)) === lineKey(input));
  if (!added) return null;
  renameLine(uid, added.uid);
  answeredQuantities.set(added.uid, added.quantity);
  return added;
}
