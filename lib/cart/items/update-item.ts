import { tell } from '@/lib/browser/shop-events';
import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { cartFragment } from '@/lib/cart/cart-fragment';
import { withCart } from '@/lib/cart/session/with-cart';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { addLineAgain, changeOptions } from './change-options';
import { currentUid, itemAction, refuseUnsold } from './item-action';
import { removeItem } from './remove-item';

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
  else await setQuantity(line, input, quantity);
  const more = quantity - line.quantity;
  if (more !== 0) tell({ type: more > 0 ? 'added' : 'removed', line, quantity: Math.abs(more) });
}

async function setQuantity(line: CartLine, input: CartItemInput, quantity: number): Promise<void> {
  await itemAction('isUpdatingItem', 'updateItemError', () => {
    refuseUnsold(line);
    return withCart(async (cartId, isReplacement) => {
      const uid = currentUid(line.uid);
      const isGone = isReplacement && uid === line.uid;
      if (isGone) await addLineAgain(cartId, line, input);
      else await mutate(updateItemDocument, { cartId, uid, quantity }, { isRepeatable: true });
    });
  });
}
