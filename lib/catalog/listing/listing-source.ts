import { CATALOG_TAG, categoryTags } from '@/lib/cache/tags';
import { type ListingSort, POSITION } from './listing-params';

/** What a listing lists: the products of a category, or what a search finds. */
export type ListingSource = { type: 'category'; uid: string } | { type: 'search'; term: string };

const RELEVANCE: ListingSort = { field: 'relevance', direction: 'desc' };

/** The order of a listing that asks for none: the merchant's in a category [CAT-1], the best match in a search. */
export function defaultSort({ type }: ListingSource): ListingSort {
  return type === 'search' ? RELEVANCE : POSITION;
}

/** Names under which a cached read of the listing can be dropped. */
export function listingTags(source: ListingSource): string[] {
  return source.type === 'category' ? categoryTags(source.uid) : [CATALOG_TAG];
}

/** Aggregations and filters of the category itself, which narrow a search but never a category. */
export function isCategoryCode(code: string): boolean {
  return code === 'category_uid' || code === 'category_id';
}
