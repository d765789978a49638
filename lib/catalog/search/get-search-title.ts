import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Listing } from '@/lib/catalog/listing/get-listing';
import { isEmptyListing } from '@/lib/catalog/listing/listing-params';

/** What a page of results is called: by its term, and whether anything was found for it. */
export async function getSearchTitle(term: string, listing: Pick<Listing, 'total' | 'params'> | null): Promise<string> {
  const t = await getTranslations('search');
  if (!listing) return t('search');
  return t(isEmptyListing(listing) ? 'nothingFor' : 'resultsFor', { term });
}
