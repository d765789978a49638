import { tell } from '@/lib/browser/shop-events';
import type { CartLine } from '@/lib/cart/cart';
import { cartDetailsDocument, cartFragment } from '@/lib/cart/cart-fragment';
import { counted } from '@/lib/cart/session/cart-changes';
import { askOfCart, withCart } from '@/lib/cart/session/with-cart';
import { AppError } from '@/lib/errors/app-error';
import { mutate, read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { restoreItem } from './add-to-cart';
import { inLineOrder, itemAction, leaving, uidIn } from './item-action';
import { lineInput, lineKey } from './line-input';

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

/** Whether the cart has a line by now, which alone tells what a change did whose answer was lost. Throws AppError. */
export async function isInCart({ key }: CartLine): Promise<boolean> {
  const { cart } = await askOfCart((cartId) => read(cartDetailsDocument, { cartId }));
  if (!cart) throw new AppError('http', 'There is no answer with the cart');
  return (cart.items ?? []).some((item) => item && lineKey(lineInput(item)) === key);
}

/** Adds a line again once its removal has ended, unless the cart still has it then. Throws AppError. */
export function undoRemoval(line: CartLine, removal: Promise<void>): Promise<void> {
  // From now on: nobody goes to the checkout between the two.
  return counted(
    itemAction('isAddingItem', 'addItemError', async () => {
      const isIn = await removal.then(
        () => false,
        () => isInCart(line),
      );
      if (!isIn) await restoreItem(line);
    }),
  );
}
