import { createRequest } from '@urql/core';
import type { TadaDocumentNode } from 'gql.tada';
import { browserClient } from './browser-client';
import { settle } from './settle';

interface MutateOptions {
  /** Do not wait for the mutations before it, and let none wait for it [NET-7]. */
  skipQueue?: boolean;
  /** Carried out twice it does no more than once, so that it may be sent again when the network fails [NET-4]. */
  repeatable?: boolean;
  /** Show nothing of it before the backend has answered. */
  isPatient?: boolean;
}

let count = 0;

/**
 * One write. Mutations go one at a time, in order [NET-7]; the cache takes over what they answer. Throws AppError: of
 * kind graphql with the backend's own words [NET-8], else of network or http, and then it may have been carried out.
 */
export async function mutate<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { skipQueue = false, repeatable = false, isPatient = false }: MutateOptions = {},
): Promise<Data> {
  // urql's own key is a hash of document and variables: of two equal writes at once (the same product added twice)
  // the cache would give both answers to the second. Hashes are whole numbers, so no query has this key.
  const request = { ...createRequest(document, variables), key: ++count + 0.5 };
  // For a mutation this policy means: nothing optimistic.
  const patience = isPatient ? ({ requestPolicy: 'network-only' } as const) : {};
  return settle(
    await browserClient()
      .executeMutation(request, { skipQueue, repeatable, ...patience })
      .toPromise(),
  );
}
