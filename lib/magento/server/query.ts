import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { answerTags, entityTags } from '@/lib/cache/tags.mjs';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';
import { fetchQuery, toQueryText } from './fetch-query';

interface Options {
  /** Without a currency the store view's own is meant. */
  storeContext: { storeView: { code: string; currency?: string }; currency?: string | undefined };
  /** From `lib/cache/tags.mjs`. */
  tags: readonly string[];
  /** Takes what the answer holds beside its errors; without it any error is thrown. */
  isPartial?: boolean;
  /** False for what hardly anybody asks for twice: it takes no place in the cache. */
  isKept?: boolean;
}

// React's `cache` tells objects apart by identity, and Next does not deduplicate a `fetch` with a signal.
const answersOfRequest = cache(() => new Map<string, Promise<unknown>>());

/** A server read: cached, tagged by its entities and `X-Magento-Tags` too, once per request. Throws AppError. */
export function query<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options,
): Promise<Data> {
  const { storeView, currency } = options.storeContext;
  const answers = answersOfRequest();
  const key = JSON.stringify([toQueryText(document), variables, storeView.code, currency, options.tags]);
  const answer = answers.get(key) ?? read(document, variables, options);
  answers.set(key, answer);
  return answer as Promise<Data>;
}

async function read<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { storeContext: { storeView, currency }, tags, isPartial, isKept = true }: Options,
): Promise<Data> {
  const { data, headers } = await fetchQuery(document, variables, {
    store: storeView.code,
    // The store view's own currency is what the backend answers in when none is chosen [NET-3].
    currency: currency === storeView.currency ? undefined : currency,
    isPartial,
    next: isKept ? { revalidate: REVALIDATE_SECONDS, tags: [...tags] } : { revalidate: 0 },
  });
  if (isKept) await tagPage([...answerTags(data), ...entityTags(headers.get('x-magento-tags'))]);
  return data;
}

/** Next stores at most this many tags on one entry, not on a page. */
const MAX_TAGS = 100;

/** Puts tags on the page being rendered: they are known only from what it reads, so cached constants carry them. */
export async function tagPage(found: readonly string[]): Promise<void> {
  const all = [...new Set(found)].sort();
  for (let start = 0; start < all.length; start += MAX_TAGS) {
    const tags = all.slice(start, start + MAX_TAGS);
    await unstable_cache(async () => true, tags, { tags, revalidate: REVALIDATE_SECONDS })();
  }
}
