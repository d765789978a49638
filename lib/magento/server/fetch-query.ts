import type { TadaDocumentNode } from 'gql.tada';
import { COMMERCE_TIMEOUT } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { commerceHeaders, queryRequest, readAnswer } from '@/lib/magento/graphql-call';
import { toQueryText } from './query-text';

interface Options {
  store: string;
  currency?: string | undefined;
  /** Takes what the answer holds beside its errors. */
  isPartial?: boolean | undefined;
  /** Passed to fetch, for Next's data cache. */
  next?: { revalidate?: number | false; tags?: string[] };
}

/**
 * One query from the server to the commerce backend: GET with shrunk text, POST where the URL would
 * be too long [NET-2]. Gives the data and the answer's headers. Throws an AppError: `network` when
 * nothing answered in time, else as `readAnswer`.
 */
export async function fetchQuery<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { store, currency, isPartial, next }: Options,
): Promise<{ data: Data; headers: Headers }> {
  const { url, init } = queryRequest(`${env.COMMERCE_ORIGIN}/graphql`, toQueryText(document), variables);
  const response = await send(url, {
    ...init,
    headers: commerceHeaders({ store, currency }),
    signal: AbortSignal.timeout(COMMERCE_TIMEOUT),
    ...(next ? { next } : {}),
  });
  return { data: await readAnswer<Data>(response, { isPartial }), headers: response.headers };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new AppError('network', 'The commerce backend did not answer', { cause });
  }
}
