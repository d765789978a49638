import type { RestRoute } from '../../../rest/rest-endpoint';
import { createCart, findCart } from '../../cart/cart-queries';
import { guestCarts, maskedIdOf, noSuchCart } from '../../cart/rest/cart-access-queries';
import { checkoutRoutes } from './checkout-routes';
import { restCart } from './rest-cart';

/**
 * Checkout of guests by REST [CHK-5]. A cart can be read also when it became an order: `is_active` and
 * `reserved_order_id` tell what became of it.
 */
export const guestCartRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/guest-carts',
    handle: async (call) => (await createCart(call)).maskedId,
  },
  {
    method: 'GET',
    path: '/V1/guest-carts/:cartId',
    async handle(call) {
      const row = await findCart(call, maskedIdOf(call));
      // Carts of customers are read by `carts/mine` alone.
      if (!row || row.customerId !== null) throw noSuchCart(null);
      return restCart(call, row);
    },
  },
  ...checkoutRoutes('/V1/guest-carts/:cartId', guestCarts, 'guest'),
];
