import { Client } from '@urql/core';
import { commerceFetchExchange } from './exchanges/commerce-fetch-exchange';
import { localExchange } from './exchanges/local-exchange';

let client: Client | null = null;

/**
 * The browser's way to the one endpoint [NET-2]: one client while the document lives, since view and currency are
 * constant in it. On the server every caller gets its own. Import it lazily where a page does not start with it.
 */
export function browserClient(): Client {
  if (typeof window === 'undefined') return createClient();
  client ??= createClient();
  return client;
}

function createClient(): Client {
  return new Client({
    url: '/graphql',
    exchanges: [localExchange, commerceFetchExchange],
  });
}
