import { AppError } from '@/lib/errors/app-error';
import { SKU_PREFIX } from './magento-messages';

interface FailureLabels {
  offline: string;
  unexpected: string;
}

/** The user error's reason, else a label; apart from `useErrorText`, because that loads next-intl. */
export function errorText(error: unknown, { offline, unexpected }: FailureLabels): string {
  if (!(error instanceof AppError)) return unexpected;
  const { kind, message } = error;
  // Where anything has answered, even a gateway, the connection is not to blame.
  if (kind === 'network') return offline;
  // What the shop's own code misses is said for developers.
  const isForShopper = kind === 'refused' || (kind === 'input' && !message.startsWith('Missing required'));
  return (isForShopper && message.replace(SKU_PREFIX, '')) || unexpected;
}
