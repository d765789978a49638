import { graphql } from '@/lib/graphql/graphql';
import { mutate } from '@/lib/graphql/mutate';
import { cartFragment } from './documents';
import { withCart } from './invalid-cart';

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

/** Takes the coupon off the cart [CART-8]. Throws AppError. */
export async function removeCoupon(): Promise<void> {
  await withCart((cartId) => mutate(removeCouponDocument, { cartId }));
}
