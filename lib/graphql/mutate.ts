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

/**
 * One write. Mutations go one at a time, in order [NET-7]; the cache takes over what they answer. Throws AppError:
 * `graphql` with the backend's own words [NET-8], else `network` or `http`, and then it may have been carried out.
 */
export async function mutate<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: MutateOptions = {},
): Promise<Data> {
  return settle(
    await browserClient()
      .mutation(document, variables, { ...options })
      .toPromise(),
  );
}
