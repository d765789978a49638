import { AppError } from '@/lib/errors/app-error';
import { SKU_PREFIX } from './magento-messages';

/** What is said where the backend said nothing for the shopper. */
interface FailureLabels {
  offline: string;
  unexpected: string;
}

/**
 * What a shopper reads of an error: the reason of a refusal in the backend's own words, else that the shop was not
 * reached, or that something broke. Screens use `useErrorText`; this half stands apart for what has labels instead of
 * messages, so that a button of server-rendered HTML and the newsletter load no next-intl.
 */
export function errorText(error: unknown, { offline, unexpected }: FailureLabels): string {
  if (!(error instanceof AppError)) return unexpected;
  const { kind, message } = error;
  if (kind === 'network' || kind === 'http') return offline;
  // What the shop's own code misses is said for developers.
  const isForShopper = kind === 'refused' || (kind === 'input' && !message.startsWith('Missing required'));
  return (isForShopper && message.replace(SKU_PREFIX, '')) || unexpected;
}
