import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { cartFragment } from './cart-fragment';
import { withCart } from './session/with-cart';

const removeCouponDocument = graphql(
  `
    mutation removeCoupon($cartId: String!) {
      removeCouponFromCart(input: { cart_id: $cartId }) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Throws AppError [CART-8]. */
export async function removeCoupon(): Promise<void> {
  await withCart((cartId) => mutate(removeCouponDocument, { cartId }, { isRepeatable: true }));
}
