import 'server-only';
import { CATALOG_TAG, categoryTags } from '@/lib/cache/tags.mjs';
import { type CardProduct, toCardProduct } from '@/lib/catalog/card/card-product';
import { type CardRules, cardAttributes, isShownOn } from '@/lib/catalog/card/card-rules';
import { getNotes, withKeptWords } from '@/lib/catalog/card/get-notes';
import { type AttributeCatalogue, withAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { AppError, isAnswered } from '@/lib/errors/app-error';
import { type Capabilities, getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { query } from '@/lib/magento/server/query';
import { getCurrencyRate } from '@/lib/store/get-currency-rate';
import { getStoreConfig } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';
import { facetsDocument, type ListingAnswer, listingDocument } from './documents';
import { type Aggregation, type Facet, toFacets, toFilterInput, usableFilters, withMerchantLabels } from './facets';
import { getPriceSteps, inBandsOf } from './get-price-steps';
import {
  defaultSort,
  isSameSort,
  type ListingFilter,
  type ListingParams,
  type ListingSort,
  type ListingSource,
} from './listing-params';
import { type Pagination, startPagination, withPageTotal } from './pagination';
import { isKnownSort, type SortOption, toSortOptions } from './sort-options';

/** A page of a category's products, or of what a search finds. */
export interface Listing {
  products: CardProduct[];
  total: number;
  /** What is really listed: a page beyond the end became the last one, an unknown sort the default one. */
  params: ListingParams;
  totalPages: number;
  pageSize: number;
  defaultSort: ListingSort;
  sortOptions: SortOption[];
  facets: Facet[];
  suggestions: string[];
}

/**
 * The products that a URL asks for. A page beyond the end becomes the last, a sort that this backend lacks the default,
 * a filter that it lacks none. Any other failure throws an AppError, and the URL keeps its page [CAT-4].
 */
export async function getListing(
  storeContext: StoreContext,
  source: ListingSource,
  requested: ListingParams,
  cardRules?: CardRules,
): Promise<Listing> {
  const [{ gridPerPage, defaultSortBy }, attributes, capabilities, rate] = await Promise.all([
    getStoreConfig(storeContext),
    getAttributes(storeContext),
    getCapabilities(),
    getCurrencyRate(storeContext).then((known) => known ?? 1),
  ]);
  const { filters: kinds } = capabilities;
  const standard = defaultSort(source, sortField(source, defaultSortBy, capabilities));
  const sort = requested.sort && isSameSort(requested.sort, standard) ? null : requested.sort;
  const filters = withMerchantLabels(usableFilters(requested.filters, source, kinds), attributes);
  const start = startPagination(requested.page, gridPerPage);
  const isKept = isCommon(filters, attributes);
  const read = { storeContext, source, standard, cardRules, isKept, rate };
  const [{ answer, params, pagination }, open, ranges, steps] = await Promise.all([
    readListing(read, { ...requested, sort, filters }, start),
    readOpenAggregations(read, filters, attributes),
    readWholeRanges(storeContext, source, filters),
    getPriceSteps(read, filters, { tags: tagsOf(source), isKept }),
  ]);
  const context = { storeView: storeContext.storeView, currency: storeContext.currency, attributes, cardRules };
  const total = answer.total_count ?? 0;
  const withNote = await getNotes(storeContext, answer.items ?? [], cardRules);
  return {
    products: (answer.items ?? [])
      .flatMap((item) => (item && toCardProduct(item, context)) || [])
      .filter((product) => isShownOn(product, source.type))
      .map(withNote)
      .map(withKeptWords),
    total,
    params: { ...params, page: pagination.page },
    totalPages: pagination.prevPageTotal ?? 0,
    pageSize: pagination.pageSize,
    defaultSort: standard,
    sortOptions: toSortOptions(answer.sort_fields?.options, standard),
    facets: toFacets(withSteps(withWholeRanges(withOpenAggregations(answer.aggregations, open), ranges), steps), {
      source,
      filters,
      kinds,
      attributes,
      currency: storeContext.currency,
      total,
    }),
    suggestions: (answer.suggestions ?? []).flatMap((suggestion) => suggestion?.search || []),
  };
}

/** The merchant's order, a category's own before the store's, where this backend can sort by it. */
function sortField(source: ListingSource, storeSortBy: string | null, capabilities: Capabilities): string | undefined {
  const codes = [source.type === 'category' ? source.defaultSortBy : null, storeSortBy].filter((code) => code !== null);
  return codes.find((code) => isKnownSort(code) || hasField(capabilities, 'ProductAttributeSortInput', code));
}

interface ListingRead {
  storeContext: StoreContext;
  source: ListingSource;
  standard: ListingSort;
  cardRules: CardRules | undefined;
  isKept: boolean;
  /** Of the page's currency to the base currency. */
  rate: number;
}

/** Whether a listing is worth a place in the cache, which has no room for all: one option at most. */
function isCommon(filters: readonly ListingFilter[], attributes: AttributeCatalogue): boolean {
  return filters.length < 2 && filters.every(({ code, value }) => attributes.get(code)?.options.has(value));
}

async function readListing(read: ListingRead, requested: ListingParams, start: Pagination) {
  const isKnown = !requested.sort || isKnownSort(requested.sort.field);
  const params = isKnown ? requested : await withSupportedSort(read, requested, start);
  const answer = await readPage(read, params, start).catch((error: unknown) => {
    // Magento rejects a page beyond the end without telling how many there are; the first page tells.
    if (start.page === 1 || !isRejected(error)) throw error;
    return readPage(read, params, { ...start, page: 1 });
  });
  const pagination = withPageTotal(start, answer.page_info?.total_pages ?? 0);
  const isThatPage = answer.page_info?.current_page === pagination.page || pagination.page === 1;
  return { answer: isThatPage ? answer : await readPage(read, params, pagination), params, pagination };
}

/** Merchants add sort fields of their own; whether a backend has one shows when it is used. */
async function withSupportedSort(read: ListingRead, params: ListingParams, start: Pagination): Promise<ListingParams> {
  try {
    await readPage(read, params, { ...start, page: 1 });
    return params;
  } catch (error) {
    if (isRejected(error)) return { ...params, sort: null };
    throw error;
  }
}

/** Whether the backend rejected what it was asked for, instead of failing. */
function isRejected(error: unknown): boolean {
  return isAnswered(error) && error.category !== 'internal';
}

async function readPage(
  { storeContext, source, standard, cardRules, isKept, rate }: ListingRead,
  params: ListingParams,
  pagination: Pagination,
): Promise<ListingAnswer> {
  const capabilities = await getCapabilities();
  const codes = cardAttributes(cardRules, capabilities.productAttributes);
  const { field, direction } = params.sort ?? standard;
  const { products } = await query(
    withAvailableFields(withAttributes(listingDocument, 'ProductCardFields', codes), capabilities),
    {
      ...searchOf(source),
      filter: toFilterInput(source, params.filters, capabilities.filters, { currency: storeContext.currency, rate }),
      sort: { [field]: direction === 'asc' ? 'ASC' : 'DESC' },
      pageSize: pagination.pageSize,
      currentPage: pagination.page,
    },
    { storeContext, tags: tagsOf(source), isKept },
  );
  if (!products) throw new AppError('http', 'The commerce backend answered without a listing');
  return products;
}

/** Aggregations of the filtered attributes, each without its own filter, or no second value could be selected. */
async function readOpenAggregations(
  { storeContext, source, rate }: ListingRead,
  filters: readonly ListingFilter[],
  attributes: AttributeCatalogue,
): Promise<Aggregation[]> {
  const { filters: kinds } = await getCapabilities();
  const shown = { currency: storeContext.currency, rate };
  const codes = [...new Set(filters.map(({ code }) => code))];
  const open = await Promise.all(
    codes.map(async (code): Promise<Aggregation[]> => {
      const others = filters.filter((filter) => filter.code !== code);
      const variables = { ...searchOf(source), filter: toFilterInput(source, others, kinds, shown) };
      const options = { storeContext, tags: tagsOf(source), isKept: isCommon(others, attributes) };
      const { products } = await query(facetsDocument, variables, options);
      return (products?.aggregations ?? []).flatMap((one) => (one?.attribute_code === code ? [one] : []));
    }),
  );
  return open.flat();
}

/** The ranges of the listing without any filter; none where it has no filter. */
async function readWholeRanges(
  storeContext: StoreContext,
  source: ListingSource,
  filters: readonly ListingFilter[],
): Promise<Aggregation[]> {
  if (filters.length === 0) return [];
  const { filters: kinds } = await getCapabilities();
  const variables = { ...searchOf(source), filter: toFilterInput(source, [], kinds) };
  const { products } = await query(facetsDocument, variables, { storeContext, tags: tagsOf(source), isKept: true });
  return (products?.aggregations ?? []).flatMap((one) => (one && kinds[one.attribute_code] === 'range' ? [one] : []));
}

function withWholeRanges(own: readonly Aggregation[], whole: readonly Aggregation[]): Aggregation[] {
  const isRange = (code: string) => whole.some((aggregation) => aggregation.attribute_code === code);
  const ownOf = (range: Aggregation) => own.find(({ attribute_code: code }) => code === range.attribute_code);
  const ranges = whole.map((range) => inBandsOf(range, ownOf(range)));
  return [...own.filter(({ attribute_code: code }) => !isRange(code)), ...ranges];
}

function withSteps(own: readonly Aggregation[], steps: Aggregation['options']): Aggregation[] {
  return own.map((one) => (steps && one.attribute_code === 'price' ? { ...one, options: steps } : one));
}

function withOpenAggregations(own: ListingAnswer['aggregations'], open: readonly Aggregation[]): Aggregation[] {
  const isOpen = (code: string) => open.some((aggregation) => aggregation.attribute_code === code);
  return [...(own ?? []).flatMap((one) => (one && !isOpen(one.attribute_code) ? [one] : [])), ...open];
}

function searchOf(source: ListingSource): { search?: string } {
  return source.type === 'search' ? { search: source.term } : {};
}

function tagsOf(source: ListingSource): string[] {
  return source.type === 'category' ? categoryTags(source.uid) : [CATALOG_TAG];
}
