import type { CombinedError, Operation } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { mayRetry, RETRY } from '@/lib/magento/browser/network-retry';

/** Sends again what the network lost [NET-4]. */
export const networkRetryExchange = retryExchange({
  ...RETRY,
  randomDelay: true,
  retryIf: isLost,
});

/** Online, without a GraphQL answer; a mutation may have been carried out, so only `isRepeatable` ones go [NET-4]. */
function isLost({ networkError, response }: CombinedError, { kind, context }: Operation): boolean {
  if (!networkError || (kind === 'mutation' && !context.isRepeatable)) return false;
  return mayRetry(response?.status);
}
