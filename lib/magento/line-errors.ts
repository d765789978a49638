import { OUT_OF_STOCK } from './magento-messages';
import type { AnswerError } from './to-app-error';

/** Whether Magento says that a line has gone out of stock since it was added [NET-5], or that its product has gone. */
export function isLineGone(error: AnswerError): boolean {
  return OUT_OF_STOCK.includes(error.message) || isInList(error, 'graphql-no-such-entity');
}

/**
 * Whether an error is about lines of a cart that is there: Magento 2.4.4 puts whatever it has against a cart in front of
 * its lines, in words of the store view's language, each in place of a line.
 */
export function isLineError(error: AnswerError): boolean {
  return isLineGone(error) || isInList(error, 'graphql-input');
}

function isInList({ path, extensions }: AnswerError, category: string): boolean {
  return path?.at(-2) === 'items' && typeof path.at(-1) === 'number' && extensions?.category === category;
}
