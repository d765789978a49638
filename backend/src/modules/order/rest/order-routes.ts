import type { RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';

// Orders are for Magento's administrators; customers have theirs by GraphQL alone.
async function refuse(): Promise<never> {
  throw new RestError(401, "The consumer isn't authorized to access %resources.", {
    resources: 'Magento_Sales::actions_view',
  });
}

/** Magento's reads of orders, which neither guests nor customers may do. */
export const orderRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/V1/orders', handle: refuse },
  { method: 'GET', path: '/V1/orders/:id', handle: refuse },
];
