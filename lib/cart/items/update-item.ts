import { tell } from '@/lib/browser/shop-events';
import type { CartItemInput, CartLine } from '@/lib/cart/cart';
import { withCart } from '@/lib/cart/session/with-cart';
import { addLineAgain, changeOptions, setQuantity } from './change-options';
import { itemAction, refuseUnsold, uidIn } from './item-action';
import { removeItem } from './remove-item';

/** Sets a line's quantity; none removes it. Configurable lines are removed and added anew [CART-4]. Throws AppError. */
export async function updateItem(line: CartLine, quantity: number): Promise<void> {
  if (quantity <= 0) return removeItem(line);
  const input = { ...line.input, quantity };
  if (line.type === 'ConfigurableCartItem' && line.isRepeatable) await changeOptions(line, input);
  else await changeQuantity(line, input);
  const more = quantity - line.quantity;
  if (more !== 0) tell({ type: more > 0 ? 'added' : 'removed', line, quantity: Math.abs(more) });
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
