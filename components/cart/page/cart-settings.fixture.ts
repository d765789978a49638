import type { CartSettings } from './cart-summary';

/** The cart page of the default view, with a checkout and without estimates. */
export const cartSettings: CartSettings = {
  display: 2,
  checkoutHref: '/checkout',
  places: null,
  crossSells: {
    query: 'query crossSells',
    storeView: { code: 'mmstr_en', isDefault: true },
    currency: 'GBP',
    attributes: new Map(),
  },
};
