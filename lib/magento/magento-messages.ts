// Every sentence of Magento's (and Braintree's) that code compares with: English where the store view's translations
// are missing; those about orders and about what customers enter stand in order-reasons.ts and customer-reasons.ts,
// apart for what they weigh. Unknown sentences must be handled sensibly too.

/** Parts of what Magento says of a cart that cannot be used any more [CART-3]. */
export const INVALID_CART = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
] as const;

/** Part of what Magento says of a cart that became an order. */
export const ORDERED_CART = INVALID_CART[1];

const SOLD_OUT = 'Some of the products are out of stock.';
const NO_SOURCE = 'There are no source items with the in stock status';

/** What Magento says of a line of the cart that has gone out of stock since it was added [NET-5]. */
export const OUT_OF_STOCK: readonly string[] = [SOLD_OUT, NO_SOURCE];

/** Beginning of what Magento says of a product that cannot be added before something about it is chosen or answered. */
export const OPTION_MISSING = "The product's required option(s) weren't entered.";

/** What Magento says of a private read without a token. */
export const NOT_AUTHORIZED = "The current customer isn't authorized.";

/** What Magento says of a write to a compare list that is gone, and of a list that has become a customer's. */
export const LIST_UNKNOWN = '"uid" value does not exist';
export const LIST_NOT_AUTHORIZED = 'This customer is not authorized to access this list';

/** Whether Magento says that the present password is not the customer's; its category counts in every language. */
export function isWrongPassword({ category, message }: { category: string | undefined; message: string }): boolean {
  return category === 'graphql-authentication' || message === 'Invalid login or password.';
}

/** Whether Magento says that it has no block by an identifier; older versions give it no category. */
export function isUnknownBlock({ category, message }: { category: string | undefined; message: string }): boolean {
  return category === 'graphql-no-such-entity' || /CMS block.*does(n't| not) exist/i.test(message);
}

/** All that Magento says of its own failure; newer versions give it no category. */
export const INTERNAL_ERROR = 'Internal server error';

/** In front of Magento's reasons, with the SKU; shoppers know a line by its name. */
export const SKU_PREFIX = /^Could not (?:update|add) the product with SKU "?(.+?)"?(?: to the shopping cart)?: /;

/** What Magento says of more than there is; newer ones say it where nobody can ask. */
export const NOT_THAT_MANY = 'The requested qty is not available';

/** Beginning of what Magento says of more than it sells in one order. */
export const OVER_MAXIMUM = 'The requested qty exceeds';

/** Beginning of what Magento says of less than it sells at once: the least that it does follows. */
export const UNDER_MINIMUM = 'The fewest you may purchase is';

/** The number that one of Magento's sentences ends with. */
export function statedNumber(message: string): string {
  return /[\d.]*\d(?=\.?$)/.exec(message)?.[0] ?? '';
}

/** Beginning of what Magento says of a code where one is applied, though it be the same. */
export const COUPON_TWICE = 'A coupon is already applied';

/**
 * How reasons begin, as patterns, that the shop has words of its own for, which say what to do next too; their keys in
 * the messages `errors`. Newer Magentos have other words for too many.
 */
export const KNOWN_REASONS = [
  ["The coupon code isn't valid", 'couponInvalid'],
  [COUPON_TWICE, 'couponTwice'],
  [NOT_THAT_MANY, 'qtyUnavailable'],
  ['Not enough items', 'qtyUnavailable'],
  ['Only \\S+ of ', 'qtyUnavailable'],
  [OVER_MAXIMUM, 'qtyOverMaximum'],
  [UNDER_MINIMUM, 'qtyUnderMinimum'],
  ['Product that you are trying to add', 'productUnavailable'],
  [SOLD_OUT, 'soldOut'],
  [NO_SOURCE, 'soldOut'],
  ["The cart doesn't contain", 'itemGone'],
  [ORDERED_CART, 'cartInactive'],
  ['Guest checkout', 'guestRefused'],
] as const;
