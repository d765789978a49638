import { Client, type Exchange, makeResult } from '@urql/core';
import { filter, map, merge, pipe } from 'wonka';
import { commerceCache } from '@/lib/magento/cache/cache';
import {
  commerceFetchExchange,
  mutationQueueExchange,
  networkRetryExchange,
} from '@/lib/magento/exchanges/network-exchanges';
import { outOfStockExchange } from '@/lib/magento/exchanges/out-of-stock-exchange';
import { productCodesExchange } from '@/lib/magento/exchanges/product-codes-exchange';

let client: Client | null = null;

/**
 * The browser's way to the one endpoint [NET-2] for the cart, the checkout, the customer and every mutation, which share
 * its cache and its queue; what is read once and shown at once goes by `browserQuery`. One client while the document
 * lives, since store view and currency are constant in it. On the server every caller gets its own. Import it lazily where a page does not start with it.
 */
export function browserClient(): Client {
  if (typeof window === 'undefined') return createClient();
  client ??= createClient();
  return client;
}

function createClient(): Client {
  return new Client({
    url: '/graphql',
    // From the asker to the network; an answer takes the way back.
    exchanges: [
      productCodesExchange,
      commerceCache,
      localExchange,
      mutationQueueExchange,
      outOfStockExchange,
      networkRetryExchange,
      commerceFetchExchange,
    ],
  });
}

/** Answers a mutation by its context's `localAnswer`, behind the cache, whose `updates` can then discard. */
const localExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    merge([
      pipe(
        operations$,
        filter(({ kind, context }) => kind === 'mutation' && Boolean(context.localAnswer)),
        map((operation) => makeResult(operation, { data: operation.context.localAnswer })),
      ),
      pipe(
        operations$,
        filter(({ kind, context }) => kind !== 'mutation' || !context.localAnswer),
        forward,
      ),
    ]);
