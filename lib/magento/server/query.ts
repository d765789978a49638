import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';
import { fetchQuery } from './fetch-query';
import { toQueryText } from './query-text';

interface Options {
  /** Without a currency the store view's own is meant. */
  storeContext: { storeView: { code: string; currency?: string }; currency?: string | undefined };
  /** From `lib/cache/tags`: names that `POST /api/revalidate` may drop. */
  tags: readonly string[];
  /** Takes what the answer holds beside its errors; without it any error is thrown. */
  isPartial?: boolean;
}

const answersOfRequest = cache(() => new Map<string, Promise<unknown>>());

/**
 * A read for server components: cached, tagged, in the page's store view and currency, and sent once per request
 * however often it is asked for. The page being rendered also takes over the tags that Magento itself names in
 * `X-Magento-Tags`. Throws AppError.
 */
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
  { storeContext: { storeView, currency }, tags, isPartial }: Options,
): Promise<Data> {
  const { data, headers } = await fetchQuery(document, variables, {
    store: storeView.code,
    // The store view's own currency is what the backend answers in when none is chosen [NET-3].
    currency: currency === storeView.currency ? undefined : currency,
    isPartial,
    next: { revalidate: REVALIDATE_SECONDS, tags: [...tags] },
  });
  await tagPage(headers.get('x-magento-tags'));
  return data;
}

/** Next keeps at most this many tags on one entry. */
const MAX_TAGS = 100;

/**
 * Puts Magento's tags (`cat_p,cat_p_12`) on the page being rendered. They are known only from the
 * answer, while `fetch` wants its tags before the request; a cached constant carries them instead.
 */
async function tagPage(header: string | null): Promise<void> {
  const tags = [...new Set(header?.split(',').map((tag) => tag.trim()))].filter(isEntityTag).slice(0, MAX_TAGS);
  if (tags.length === 0) return;
  await unstable_cache(async () => true, tags, { tags, revalidate: REVALIDATE_SECONDS })();
}

/** `cat_p` alone stands for any product: dropping it would drop the shop. */
function isEntityTag(tag: string): boolean {
  return /^(cat_p|cat_c|cms_p|cms_b)_.+$/.test(tag);
}
