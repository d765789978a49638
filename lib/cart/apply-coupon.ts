import { AppError } from '@/lib/errors/app-error';
import { mutate, read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { COUPON_TWICE } from '@/lib/magento/magento-messages';
import { cartDetailsDocument, cartFragment } from './cart-fragment';
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
  const wanted = code.trim();
  await withCart(async (cartId) => {
    try {
      await mutate(applyCouponDocument, { cartId, code: wanted }, { isRepeatable: true });
    } catch (error) {
      // Sent again after a lost answer, the code may stand in its own way.
      if (!(error instanceof AppError && error.message.startsWith(COUPON_TWICE))) throw error;
      const { cart } = await read(cartDetailsDocument, { cartId });
      const isApplied = cart?.applied_coupons?.some((coupon) => coupon?.code.toLowerCase() === wanted.toLowerCase());
      if (!isApplied) throw error;
    }
  });
}
