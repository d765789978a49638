import { callerOf, type RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { customerCart, findCustomerCart } from '../../cart/customer-cart-queries';
import { ownCart, signedInFirst } from '../../cart/rest/cart-access-queries';
import { checkoutRoutes } from './checkout-routes';
import { restCart } from './rest-cart';

const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/carts/mine',
    handle: async (call) => (await customerCart(call, callerOf(call))).id,
  },
  {
    method: 'GET',
    path: '/V1/carts/mine',
    async handle(call) {
      const customerId = callerOf(call);
      const row = await findCustomerCart(call, customerId);
      if (row) return restCart(call, row);
      const parameters = { fieldName: 'customerId', fieldValue: customerId };
      throw new RestError(404, 'No such entity with %fieldName = %fieldValue', parameters);
    },
  },
  ...checkoutRoutes('/V1/carts/mine', ownCart, 'customer'),
];

/** The twins of the guests' calls for the customer whose token comes along [CHK-5]. */
export const ownCartRoutes: readonly RestRoute[] = routes.map(signedInFirst);
