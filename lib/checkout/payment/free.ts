import { withoutFields } from './payment-adapter';

/** What costs nothing; Magento offers it, and only it, for such a cart. */
export const free = withoutFields('free');
