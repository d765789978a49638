/** What is wrong with one item of a cart; the message is Magento's. */
export class CartItemError extends Error {}

const CODES: [start: string, code: string][] = [
  ['Could not find a product with SKU', 'PRODUCT_NOT_FOUND'],
  ['Product that you are trying to add is not available.', 'NOT_SALABLE'],
  ['The required options you selected are not available', 'NOT_SALABLE'],
  ['There are no source items', 'NOT_SALABLE'],
  ['The fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
];

/** `CartUserInputErrorType` of a message, which Magento too tells by how the text begins. */
export function userErrorCode(message: string): string {
  return CODES.find(([start]) => message.startsWith(start))?.[1] ?? 'UNDEFINED';
}
