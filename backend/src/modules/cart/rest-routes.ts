import type { RestRoute } from '../../rest/rest-endpoint';
import { guestCarts, ownCart, signedInFirst } from './rest/cart-access-queries';
import { couponRoutes } from './rest/coupon-routes';
import { itemRoutes } from './rest/item-routes';

/** What is in a cart by REST, of guests by the id in the path and of the customer who calls. */
export const cartRoutes: readonly RestRoute[] = [
  ...itemRoutes('/V1/guest-carts/:cartId', guestCarts),
  ...couponRoutes('/V1/guest-carts/:cartId', guestCarts),
  ...[...itemRoutes('/V1/carts/mine', ownCart), ...couponRoutes('/V1/carts/mine', ownCart)].map(signedInFirst),
];
