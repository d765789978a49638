import { OUT_OF_STOCK } from './magento-messages';
import type { AnswerError } from './to-app-error';

/** Categories of what Magento says in a cart's list of lines: why it would not order it, and that a product is gone. */
const CATEGORIES: readonly unknown[] = ['graphql-input', 'graphql-no-such-entity'];

/** Whether Magento says that a line has gone out of stock since it was added [NET-5]. */
export function isOutOfStock({ message }: AnswerError): boolean {
  return OUT_OF_STOCK.includes(message);
}

/**
 * Whether an error is about lines of a cart that is there: Magento 2.4.4 puts whatever it has against a cart in
 * front of its lines, in words of the store view's language, each in place of a line.
 */
export function isLineError(error: AnswerError): boolean {
  const { path, extensions } = error;
  const isInList = path?.at(-2) === 'items' && typeof path.at(-1) === 'number';
  return isOutOfStock(error) || (isInList && CATEGORIES.includes(extensions?.category));
}
