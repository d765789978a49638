import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';
import { fetchQuery } from './fetch-query';
import { tagPage } from './tag-page';

interface Options {
  /** Without a currency the store view's own is meant. */
  storeContext: { storeView: { code: string }; currency?: string | undefined };
  /** Names that `POST /api/revalidate` may drop: our own, or Magento's where the variables tell them. */
  tags: string[];
}

/**
 * A read for server components: cached, tagged, in the page's view and currency. The page being
 * rendered also takes over the tags that Magento itself names in `X-Magento-Tags`. Throws AppError.
 */
export async function query<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { storeContext, tags }: Options,
): Promise<Data> {
  const { data, headers } = await fetchQuery(document, variables, {
    store: storeContext.storeView.code,
    currency: storeContext.currency,
    next: { revalidate: REVALIDATE_SECONDS, tags },
  });
  await tagPage(headers.get('x-magento-tags'));
  return data;
}
