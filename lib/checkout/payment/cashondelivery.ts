import { withoutFields } from './payment-adapter';

/** Cash, when the parcel comes. */
export const cashondelivery = withoutFields('cashondelivery');
