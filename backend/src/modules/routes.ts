import type { RestRoute } from '../rest/rest-endpoint';
import { cartRoutes } from './cart/rest-routes';
import { accountRoutes } from './customer/rest-account-routes';
import { customerRoutes } from './customer/rest-routes';
import { directoryRoutes } from './directory/rest-routes';
import { guestCartRoutes } from './order/rest/guest-cart-routes';
import { orderRoutes } from './order/rest/order-routes';
import { ownCartRoutes } from './order/rest/own-cart-routes';
import { sandboxGatewayRoutes } from './order/rest/sandbox-gateway-routes';

/** The REST calls that every module answers. */
export const moduleRoutes: readonly RestRoute[] = [
  ...guestCartRoutes,
  ...ownCartRoutes,
  ...cartRoutes,
  ...customerRoutes,
  ...accountRoutes,
  ...directoryRoutes,
  ...orderRoutes,
  ...sandboxGatewayRoutes,
];
