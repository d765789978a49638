/** The policy of Trusted Types by which the shop writes HTML and loads its scripts (lib/browser/trusted/shop-policy.ts). */
export const SHOP_POLICY_NAME = 'shop';

/** The policy by which Google's maps are loaded, where they are. */
export const MAPS_POLICY_NAME = 'shop#maps';

export const WORKER_URL = '/sw.js';

/** Hosts whose scripts take part in a card payment: Braintree's, and those of its 3-D Secure. */
export const CARD_SCRIPT_HOSTS: readonly string[] = [
  'js.braintreegateway.com',
  'assets.braintreegateway.com',
  'songbird.cardinalcommerce.com',
];
