import type { CartSettings } from './cart-summary';

/** The cart page of the default store view, with a checkout and without estimates. */
export const cartSettings: CartSettings = {
  display: 2,
  checkoutHref: '/checkout',
  addressRules: null,
  arrivals: null,
  freeDelivery: null,
  crossSells: {
    query: 'query crossSells',
    storeView: { code: 'mmstr_en', isDefault: true },
    currency: 'GBP',
    attributes: new Map(),
    kin: [],
  },
};
