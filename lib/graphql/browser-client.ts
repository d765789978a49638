import { Client, fetchExchange } from '@urql/core';
import { type CallScope, commerceHeaders } from './headers';

/** The browser's way to the one endpoint, on the shop's own origin [NET-2, NET-3]. Import it where it is first needed. */
export function createBrowserClient(scope: CallScope): Client {
  return new Client({
    url: '/graphql',
    exchanges: [fetchExchange],
    fetchOptions: { credentials: 'include', headers: commerceHeaders(scope) },
  });
}
