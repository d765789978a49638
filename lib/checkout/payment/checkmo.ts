import { withoutFields } from './payment-adapter';

/** Cheque or money order, sent by post. */
export const checkmo = withoutFields('checkmo');
