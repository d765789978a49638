import { inputError } from '../../errors';

/** The argument of a mutation whose `input` Magento's schema lets callers leave out. */
export interface InputArgument<T> {
  input?: T | null;
}

/** The input; one left out lacks the cart's id above all. */
export function inputOf<T>({ input }: InputArgument<T>): T {
  if (!input) throw inputError('Required parameter "cart_id" is missing');
  return input;
}

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
