import { london } from '@/lib/address/address.fixture';
import { cartFacts, flatRate } from '@/lib/checkout/checkout.fixture';
import type { SavedCheckout } from './checkout-state';
import { begun, followed } from './checkout-store';

export const nothingSaved: SavedCheckout = {
  availableShippingMethods: [],
  billingAddress: null,
  paymentCode: null,
  paymentData: null,
  isPaymentLost: false,
  shippingAddress: null,
  shippingMethod: null,
  shippingMethodCode: null,
  shippingTitle: null,
};
export const allSaved: SavedCheckout = {
  availableShippingMethods: [flatRate],
  billingAddress: { sameAsShippingAddress: true },
  paymentCode: 'checkmo',
  paymentData: {},
  isPaymentLost: false,
  shippingAddress: london,
  shippingMethod: 'flatrate',
  shippingMethodCode: 'next-day',
  shippingTitle: 'Express',
};
export const guest = { isSignedIn: false, isOrderUnknown: false };
export const sentCart = cartFacts({ shippingAddress: { ...london, company: null }, shippingMethods: [flatRate] });
export const fullCart = { ...sentCart, shippingMethod: flatRate };

/** A guest with everything done, in front of the review. */
export const ready = followed(begun(allSaved, guest), fullCart);
