import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { NOT_THAT_MANY } from '@/lib/magento/magento-messages';
import { cartFragment } from './cart-fragment';
import { taken } from './items/item-action';

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

/** Sets the quantity of a line, which was `before` as far as the page knows. Throws AppError, also for no change at all. */
export async function setQuantity(cartId: string, uid: string, quantity: number, before: number): Promise<void> {
  const { updateCartItems: answer } = await mutate(
    updateItemDocument,
    { cartId, uid, quantity },
    { isRepeatable: true },
  );
  const now = answer?.cart.items?.find((line) => line?.uid === uid)?.quantity;
  // Magento 2.4.8 refuses by the cart as it was, and errors that no older one can be asked for; some shops round.
  const isRefused = now !== quantity && (!now || now === before || now === taken.get(uid));
  if (now) taken.set(uid, now);
  if (isRefused) throw new AppError('refused', NOT_THAT_MANY);
}
