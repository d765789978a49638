import 'server-only';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { facetsDocument } from './documents';
import type { AggregationAnswer } from './facets';
import { toFilterInput } from './listing-filter';
import type { ListingFilter } from './listing-params';
import { type ListingSource, listingTags } from './listing-source';

/**
 * The aggregations of the attributes that are filtered by, each counted without its own filter: Magento
 * counts with all of them, and a second value of the same attribute could never be chosen. Throws AppError.
 */
export async function getOpenAggregations(
  storeContext: StoreContext,
  source: ListingSource,
  filters: readonly ListingFilter[],
): Promise<AggregationAnswer[]> {
  const { filters: kinds } = await getCapabilities();
  const codes = [...new Set(filters.map(({ code }) => code))];
  const open = await Promise.all(
    codes.map(async (code): Promise<AggregationAnswer[]> => {
      const others = filters.filter((filter) => filter.code !== code);
      const { products } = await query(
        facetsDocument,
        {
          ...(source.type === 'search' ? { search: source.term } : {}),
          filter: toFilterInput(source, others, kinds),
        },
        { storeContext, tags: listingTags(source) },
      );
      return (products?.aggregations ?? []).flatMap((one) => (one?.attribute_code === code ? [one] : []));
    }),
  );
  return open.flat();
}

/** The listing's aggregations, those that were counted openly in their place. */
export function withOpenAggregations(
  own: readonly (AggregationAnswer | null)[] | null | undefined,
  open: readonly AggregationAnswer[],
): AggregationAnswer[] {
  const isOpen = (code: string) => open.some((aggregation) => aggregation.attribute_code === code);
  const closed = (own ?? []).flatMap((one) => (one && !isOpen(one.attribute_code) ? [one] : []));
  return [...closed, ...open];
}
