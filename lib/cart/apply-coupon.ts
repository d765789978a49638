import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { cartFragment } from './cart-fragment';
import { withCart } from './session/with-cart';

const applyCouponDocument = graphql(
  `
    mutation applyCoupon($cartId: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) {
        cart {
          ...CartFields
        }
      }
    }
  `,
  [cartFragment],
);

/** Throws AppError, with the backend's reason [CART-8]. */
export async function applyCoupon(code: string): Promise<void> {
  await withCart((cartId) => mutate(applyCouponDocument, { cartId, code: code.trim() }));
}
