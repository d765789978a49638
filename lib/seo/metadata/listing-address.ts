import type { Facet } from '@/lib/catalog/listing/facets';
import { type ListingFilter, type ListingParams, listingHref } from '@/lib/catalog/listing/listing-params';

interface ShownListing {
  /** What is really shown, as the listing corrected it. */
  params: ListingParams;
  facets: readonly Facet[];
}

interface ListingAddress {
  /** The category's path with the query that stands for this listing. */
  path: string;
  /** Whether a search engine should keep it. */
  isIndexed: boolean;
}

/**
 * How a listing stands for itself: each page does, the order never does. Narrowed by one value that the shop
 * offers it may be found; by more, or by what visitors make up, there would be countless pages of the same
 * products.
 */
export function listingAddress(path: string, { params, facets }: ShownListing): ListingAddress {
  const labels = params.filters.map((filter) => offeredLabel(filter, facets));
  // The label in an address is whatever its author wrote; the canonical one carries the merchant's.
  const filters = params.filters.map((filter, index) => ({ ...filter, label: labels[index] ?? filter.value }));
  return {
    path: listingHref(path, { page: params.page, sort: null, filters }),
    isIndexed: labels.length === 0 || (labels.length === 1 && labels[0] !== null),
  };
}

function offeredLabel({ code, value }: ListingFilter, facets: readonly Facet[]): string | null {
  const options = facets.find((facet) => facet.code === code)?.options ?? [];
  return options.find((option) => option.value === value && option.count > 0)?.label ?? null;
}
