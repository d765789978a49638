/** Parts of Magento's reasons why an order is refused, by what they mean; the first that fits counts. */
export const ORDER_REASONS = [
  ['challenge', /issuer wants to verify|3d ?secure|authentication (is )?required/i],
  ['declined', /declined|do not honor|insufficient funds|gateway rejected|payment could not be taken/i],
  ['agreements', /terms and conditions/i],
  ['rules', /minimum order amount/i],
  [
    'stock',
    /(of|in) stock|requested qty|not enough items|products are disabled|only \d|for purchase|trying to add|the quantity for|in quantities|fewest you|that was requested|required options/i,
  ],
  ['delivery', /shipping method|carrier with such method/i],
  [
    'address',
    /address information|some addresses can't be used|address failed to save|unable to be saved|invalid (customer )?(address|city|street|phone)|name is not|country code/i,
  ],
  ['payment', /payment method|purchase order/i],
  ['cart', /no such entity|active cart|empty cart/i],
] as const;

/** What Magento refuses an order for that no other card would mend. */
export const NOT_THE_CARD = /recaptcha|guest checkout/i;
