import type { TadaDocumentNode } from 'gql.tada';
import { print, stripIgnoredCharacters } from 'graphql';
import { COMMERCE_TIMEOUT } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { commerceHeaders } from '@/lib/magento/call-headers';
import { type QueryText, queryRequest, readAnswer } from '@/lib/magento/graphql-call';

interface Options {
  store: string;
  currency?: string | undefined;
  /** Takes what the answer holds beside its errors. */
  isPartial?: boolean | undefined;
  /** Header of whoever asks, where the answer is a customer's. */
  authorization?: string | null;
  next?: { revalidate?: number | false; tags?: string[] };
}

const ENDPOINT = '/graphql';

/** One query to the backend, by GET or POST [NET-2]. Throws AppError: `network` unanswered, `http` for a redirect, else as `readAnswer`. */
export async function fetchQuery<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { store, currency, isPartial, authorization, next }: Options,
): Promise<{ data: Data; headers: Headers }> {
  const { url, init } = queryRequest(env.COMMERCE_ORIGIN + ENDPOINT, toQueryText(document), variables);
  const response = await send(url, {
    ...init,
    headers: { ...commerceHeaders({ store, currency }), ...(authorization ? { Authorization: authorization } : {}) },
    signal: AbortSignal.timeout(COMMERCE_TIMEOUT),
    // Followed, it would hide from whoever runs the shop that nothing can be posted, and bring pages of maintenance.
    redirect: 'manual',
    ...(next ? { next } : {}),
  });
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400) throw redirected(response.status, location);
  return { data: await readAnswer<Data>(response, { isPartial }), headers: response.headers };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new AppError('network', 'The commerce backend did not answer', { cause });
  }
}

function redirected(status: number, location: string | null): AppError {
  const target = URL.canParse(location ?? '', env.COMMERCE_ORIGIN) ? (location ?? '') : '';
  const { origin, pathname } = new URL(target, env.COMMERCE_ORIGIN);
  const hasMoved = origin !== env.COMMERCE_ORIGIN && pathname === ENDPOINT;
  const advice = hasMoved ? `: set COMMERCE_ORIGIN to ${origin}` : '';
  return new AppError('http', `The commerce backend answers with a redirect to ${origin}${pathname}${advice}`, {
    status,
  });
}

/** By document: `query` knows a read by its text before it is sent. Weak, as some documents are made for one read. */
const texts = new WeakMap<object, string>();

/** The text of a document as it is sent: without white space and commas that mean nothing [NET-2]. */
export function toQueryText<Data, Variables>(document: TadaDocumentNode<Data, Variables>): QueryText<Data, Variables> {
  const text = texts.get(document) ?? stripIgnoredCharacters(print(document));
  texts.set(document, text);
  return text as QueryText<Data, Variables>;
}
