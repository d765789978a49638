import { inputError } from '../../errors';

/** The argument of a mutation whose `input` Magento's schema lets callers leave out. */
export interface InputArgument<T> {
  input?: T | null;
}

/** Refuses an empty required argument before the cart is looked for, as Magento does; some texts end in a full stop. */
export function requireArgument(name: string, value: object | string | null | undefined, end: '' | '.' = ''): void {
  const isEmpty = typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;
  if (isEmpty) throw inputError(`Required parameter "${name}" is missing${end}`);
}

/** The input; one left out lacks the cart's id above all. */
export function inputOf<T extends { cart_id: string }>({ input }: InputArgument<T>, end: '' | '.' = ''): T {
  requireArgument('cart_id', input?.cart_id, end);
  return input as T;
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

/** The method that pays by saved cards, and the one on offer whose cards they are. */
export const SAVED_CARD = { code: 'braintree_cc_vault', of: 'braintree' } as const;

/** The wallet whose nonces the card's gateway gives. */
export const APPLE_PAY = 'braintree_applepay';

/** What is on offer that pays so; undefined where nothing is. */
export function offeredPayment<Method extends { code: string }>(
  { payments }: { payments: readonly Method[] },
  wanted: string,
): Method | undefined {
  return payments.find(({ code }) => code === (wanted === SAVED_CARD.code ? SAVED_CARD.of : wanted));
}
