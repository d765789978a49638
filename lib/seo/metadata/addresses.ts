import type { Facet } from '@/lib/catalog/listing/facets';
import { type ListingFilter, type ListingParams, listingHref } from '@/lib/catalog/listing/listing-params';
import { siteUrl } from '@/lib/config/site-origin';
import { type StoreView, viewPath } from '@/lib/store/store-view';

/** Where one and the same page stands in a store view. */
export interface Address {
  storeView: Pick<StoreView, 'code' | 'isDefault' | 'locale'>;
  /** Public path without the store code, as the merchant wrote it: not percent-encoded. */
  path: string;
}

/** The URL of an address, percent-encoded; absolute where the shop's origin is known. */
export function addressUrl({ storeView, path }: Address): string {
  return siteUrl(viewPath(storeView, encodeURI(path)));
}

/** The page's URL in a store view; null where the store view lacks it. */
export function urlInView(addresses: readonly Address[], storeView: Pick<StoreView, 'code'>): string | null {
  const own = addresses.find((address) => address.storeView.code === storeView.code);
  return own ? addressUrl(own) : null;
}

/** The page's URLs by language and as `x-default`; of several store views in one language the first stands for all. */
export function languageUrls(addresses: readonly Address[]): Record<string, string> {
  if (addresses.length < 2) return {};
  const urls: Record<string, string> = {};
  for (const address of addresses) urls[address.storeView.locale] ??= addressUrl(address);
  const standard = addresses.find(({ storeView }) => storeView.isDefault);
  return standard ? { ...urls, 'x-default': addressUrl(standard) } : urls;
}

interface ShownListing {
  /** What is really shown, as the listing corrected it. */
  params: ListingParams;
  facets: readonly Facet[];
}

interface ListingAddress {
  /** The category's path with the query that stands for this listing. */
  path: string;
  isIndexed: boolean;
  /** The one value that it is narrowed by. */
  narrowedBy: ListingFilter | null;
}

/** Each page stands for itself, an order never; one offered value may be indexed, for more the unfiltered listing. */
export function listingAddress(path: string, { params, facets }: ShownListing): ListingAddress {
  const labels = params.filters.map((filter) => offeredLabel(filter, facets));
  // The label in an address is whatever its author wrote; the canonical one carries the merchant's.
  const filters = params.filters.map((filter, index) => ({ ...filter, label: labels[index] ?? filter.value }));
  const isIndexed = labels.length === 0 || (labels.length === 1 && labels[0] !== null);
  return {
    path: isIndexed ? listingHref(path, { page: params.page, sort: null, filters }) : path,
    isIndexed,
    narrowedBy: isIndexed ? (filters[0] ?? null) : null,
  };
}

function offeredLabel({ code, value }: ListingFilter, facets: readonly Facet[]): string | null {
  const options = facets.find((facet) => facet.code === code)?.options ?? [];
  return options.find((option) => option.value === value && option.count > 0)?.label ?? null;
}
