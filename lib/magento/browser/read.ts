import type { TadaDocumentNode } from 'gql.tada';
import { browserClient } from './browser-client';
import { settle } from './settle';

interface ReadOptions {
  requestPolicy?: 'network-only' | 'cache-and-network' | 'cache-first';
}

/** One private read, from the network where nothing else is asked for. Throws AppError as `mutate` does. */
export async function read<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { requestPolicy = 'network-only' }: ReadOptions = {},
): Promise<Data> {
  return settle(await browserClient().query(document, variables, { requestPolicy }).toPromise());
}
