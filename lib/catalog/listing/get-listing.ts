import 'server-only';
import { type CardProduct, toCardProduct } from '@/lib/catalog/card/card-product';
import { withAttributes } from '@/lib/catalog/product/attribute-fields';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { CARD_ATTRIBUTES } from '@/lib/catalog/product/medicine';
import { AppError, isAnswered } from '@/lib/errors/app-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import type { ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { listingDocument } from './documents';
import { type Facet, toFacets } from './facets';
import { getOpenAggregations, withOpenAggregations } from './get-facets';
import { toFilterInput, usableFilters, withKnownLabels } from './listing-filter';
import type { ListingParams, ListingSort } from './listing-params';
import { defaultSort, type ListingSource, listingTags } from './listing-source';
import { type Pagination, startPagination, withPageTotal } from './pagination';
import { isKnownSort, type SortOption, toSortOptions } from './sort-options';

/** A page of a category's products, or of what a search finds. */
export interface Listing {
  products: CardProduct[];
  total: number;
  /** What is really shown: a page beyond the end became the last one, an unknown sort the usual one. */
  params: ListingParams;
  totalPages: number;
  pageSize: number;
  defaultSort: ListingSort;
  sortOptions: SortOption[];
  facets: Facet[];
  /** Other terms that the backend would search for. */
  suggestions: string[];
}

type Answer = NonNullable<ResultOf<typeof listingDocument>['products']>;

/**
 * The products that the address asks for. A page beyond the end shows the last page; a sort that this
 * backend lacks the usual order; a filter that it lacks counts as absent. Any other failure throws an
 * AppError, and the address keeps its page [CAT-4].
 */
export async function getListing(
  storeContext: StoreContext,
  source: ListingSource,
  address: ListingParams,
): Promise<Listing> {
  const [{ gridPerPage }, attributes, { filters: kinds }] = await Promise.all([
    getStoreConfig(storeContext),
    getAttributes(storeContext),
    getCapabilities(),
  ]);
  const filters = withKnownLabels(usableFilters(address.filters, source, kinds), attributes);
  const asked = { ...address, filters };
  const start = startPagination(asked.page, gridPerPage);
  const [{ answer, params, pagination }, open] = await Promise.all([
    readAsked(storeContext, source, asked, start),
    getOpenAggregations(storeContext, source, filters),
  ]);
  const context = { storeView: storeContext.storeView, currency: storeContext.currency, attributes };
  const total = answer.total_count ?? 0;
  const usual = defaultSort(source);
  return {
    products: (answer.items ?? []).flatMap((item) => (item && toCardProduct(item, context)) || []),
    total,
    params: { ...params, page: pagination.page },
    totalPages: pagination.prevPageTotal ?? 0,
    pageSize: pagination.pageSize,
    defaultSort: usual,
    sortOptions: toSortOptions(answer.sort_fields?.options, usual),
    facets: toFacets(withOpenAggregations(answer.aggregations, open), {
      source,
      filters,
      kinds,
      attributes,
      total,
    }),
    suggestions: (answer.suggestions ?? []).flatMap((suggestion) => suggestion?.search || []),
  };
}

async function readAsked(
  storeContext: StoreContext,
  source: ListingSource,
  params: ListingParams,
  pagination: Pagination,
) {
  const isKnown = !params.sort || isKnownSort(params.sort);
  const sorted = isKnown ? params : await orUsualSort(storeContext, source, params, pagination);
  const answer = await readPage(storeContext, source, sorted, pagination).catch(async (error: unknown) => {
    // Magento refuses a page beyond the end without telling how many there are; the first one tells.
    if (pagination.page === 1 || !isRefusal(error)) throw error;
    return readPage(storeContext, source, sorted, { ...pagination, page: 1 });
  });
  const known = withPageTotal(pagination, answer.page_info?.total_pages ?? 0);
  const isShown = answer.page_info?.current_page === known.page;
  return {
    answer: isShown || known.page === 1 ? answer : await readPage(storeContext, source, sorted, known),
    params: sorted,
    pagination: known,
  };
}

/** Merchants add sort fields of their own; whether a backend has one shows when it is used. */
async function orUsualSort(
  storeContext: StoreContext,
  source: ListingSource,
  params: ListingParams,
  pagination: Pagination,
) {
  try {
    await readPage(storeContext, source, params, { ...pagination, page: 1 });
    return params;
  } catch (error) {
    if (isRefusal(error)) return { ...params, sort: null };
    throw error;
  }
}

async function readPage(
  storeContext: StoreContext,
  source: ListingSource,
  params: ListingParams,
  pagination: Pagination,
): Promise<Answer> {
  const capabilities = await getCapabilities();
  const cardAttributes = CARD_ATTRIBUTES.filter((code) => capabilities.productAttributes.includes(code));
  const { field, direction } = params.sort ?? defaultSort(source);
  const { products } = await query(
    withAvailableFields(withAttributes(listingDocument, 'ProductCardFields', cardAttributes), capabilities),
    {
      ...(source.type === 'search' ? { search: source.term } : {}),
      filter: toFilterInput(source, params.filters, capabilities.filters),
      sort: { [field]: direction === 'asc' ? 'ASC' : 'DESC' },
      pageSize: pagination.pageSize,
      currentPage: pagination.page,
    },
    { storeContext, tags: listingTags(source) },
  );
  if (!products) throw new AppError('http', 'The commerce backend answered without a listing');
  return products;
}

function isRefusal(error: unknown): boolean {
  return isAnswered(error) && error.category !== 'internal';
}
