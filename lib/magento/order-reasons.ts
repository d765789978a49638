/** Parts of Magento's reasons why an order is refused, by what they mean; the first that fits counts. */
export const ORDER_REASONS = [
  ['challenge', /issuer wants to verify|3d ?secure|authentication (is )?required/i],
  ['declined', /declined|do not honor|insufficient funds|gateway rejected|payment could not be taken/i],
  ['agreements', /terms and conditions/i],
  [
    'stock',
    /out of stock|in stock status|requested qty|not enough items|products are disabled|not available for purchase|trying to add is not available/i,
  ],
  ['delivery', /shipping method|carrier with such method/i],
  [
    'address',
    /address information|some addresses can't be used|address failed to save|unable to be saved|invalid (customer )?address id|country code/i,
  ],
  ['payment', /payment method|purchase order number/i],
  ['cart', /no such entity|active cart|empty cart/i],
] as const;
