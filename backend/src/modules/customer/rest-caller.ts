import type { RestCall } from '../../rest/rest-endpoint';
import { RestError } from '../../rest/rest-error';

/** The customer who calls; throws Magento's refusal of guests. */
export function callerOf({ customerId }: RestCall): number {
  if (customerId !== null) return customerId;
  throw new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });
}
