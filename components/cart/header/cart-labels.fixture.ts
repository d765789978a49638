import type { CartLabels } from './cart-labels';

/** Labels as the header's cart gets them, in English. */
export const cartLabels: CartLabels = {
  basket: 'Basket',
  oneItem: '1 item',
  items: '{count} items',
  subtotal: '{price} excl. VAT',
  adding: 'Adding…',
  added: 'Added to your basket',
  announced: '{name} is in your basket.',
  chooseOne: 'Please choose at least one.',
  chooseQuantity: 'Please say how many you would like.',
  notSold: 'This is not sold online.',
  soldOut: 'This is out of stock at the moment.',
  tooMany: 'We do not have that many.',
  overMaximum: 'That is more than we sell in one order.',
  tooFew: 'We sell at least {count}.',
  offline: 'We could not reach the shop.',
  unknown: 'We do not know whether it was added.',
  partly: 'Not everything could be added: {message}',
  viewCart: 'View basket',
  checkout: 'Go to checkout',
  close: 'Close',
};
