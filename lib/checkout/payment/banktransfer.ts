import { withoutFields } from './payment-adapter';

/** Bank transfer, made after the order. */
export const banktransfer = withoutFields('banktransfer');
