import { cartFragment } from '@/lib/cart/cart-fragment';
import { storeCartId, tellOtherTabs } from '@/lib/cart/session/cart-session';
import { setSummary } from '@/lib/cart/summary/set-summary';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const reorderDocument = graphql(
  `
    mutation reorder($number: String!) {
      reorderItems(orderNumber: $number) {
        cart {
          ...CartFields
        }
        userInputErrors {
          code
          message
        }
      }
    }
  `,
  [cartFragment],
);

/** Puts an order's items into the cart again; gives the backend's reasons for those that are not. Throws AppError. */
export async function reorder(number: string): Promise<string[]> {
  const { reorderItems } = await mutate(reorderDocument, { number });
  if (!reorderItems) throw new AppError('http', 'The commerce backend answered without a cart');
  const { cart, userInputErrors } = reorderItems;
  storeCartId(cart.id);
  setSummary(cart.id, cart);
  tellOtherTabs();
  return userInputErrors.flatMap((error) => error?.message ?? []);
}
