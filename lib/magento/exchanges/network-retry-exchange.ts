import type { CombinedError, Operation } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { mayRetry, RETRY } from '@/lib/magento/browser/network-retry';
import { isFromGateway } from '@/lib/magento/to-app-error';

/** Sends again what the network lost [NET-4]. */
export const networkRetryExchange = retryExchange({
  ...RETRY,
  randomDelay: true,
  retryIf: isLost,
});

/** Online, without an answer of Magento's, as a gateway's is none; a mutation must be `isRepeatable` [NET-4]. */
function isLost({ networkError, response }: CombinedError, { kind, context }: Operation): boolean {
  const status: number | undefined = response?.status;
  if (!networkError && !isFromGateway(status)) return false;
  return (kind !== 'mutation' || context.isRepeatable === true) && mayRetry(status);
}
