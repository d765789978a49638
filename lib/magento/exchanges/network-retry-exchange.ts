import type { CombinedError, Operation } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';

/** Sends again what the network lost: five times in all, first after 300 to 500 ms, then ever later [NET-4]. */
export const networkRetryExchange = retryExchange({
  // Each wait, the first one too, is 1.5 to 2.5 times the one before.
  initialDelayMs: 200,
  maxNumberAttempts: 5,
  randomDelay: true,
  retryIf: mayRetry,
});

/**
 * Only what brought no GraphQL answer, in a browser that is online. A mutation whose answer was lost might have been
 * carried out, so only one that is marked as `repeatable` goes again [NET-4].
 */
function mayRetry({ networkError, response }: CombinedError, { kind, context }: Operation): boolean {
  if (!networkError || typeof window === 'undefined' || !window.navigator.onLine) return false;
  if (kind === 'mutation' && !context.repeatable) return false;
  // What a proxy refuses by itself (a body too large, too many calls) it refuses again.
  const status: unknown = response?.status;
  return typeof status !== 'number' || status < 400 || status >= 500;
}
