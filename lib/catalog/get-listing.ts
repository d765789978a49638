import 'server-only';
import { getCapabilities } from '@/lib/commerce/capabilities';
import { AppError } from '@/lib/errors/app-error';
import type { ResultOf } from '@/lib/graphql/graphql';
import { query } from '@/lib/graphql/server';
import { getStoreConfig } from '@/lib/store-config/get-store-config';
import type { PageScope } from '@/lib/store-view/store-view';
import { withAttributes } from './attribute-fields';
import { type CardProduct, toCardProduct } from './card-product';
import { listingDocument } from './documents';
import { getAttributes } from './get-attributes';
import { toFilterInput } from './listing-filter';
import { DEFAULT_SORT, type ListingParams } from './listing-params';
import { CARD_ATTRIBUTES } from './medicine';
import { type Pagination, startPagination, withPageTotal } from './pagination';
import { isKnownSort, type SortOption, toSortOptions } from './sort-options';
import { idOfUid } from './uid';

/** A page of a category's products. */
export interface Listing {
  products: CardProduct[];
  total: number;
  /** What is really shown: a page beyond the end became the last one, an unknown sort the usual one. */
  params: ListingParams;
  totalPages: number;
  pageSize: number;
  sortOptions: SortOption[];
}

type Answer = NonNullable<ResultOf<typeof listingDocument>['products']>;

/**
 * A category's products as the address asks for them. A page beyond the end shows the last page; a sort
 * that this backend lacks the usual order. Any other failure throws an AppError, and the address keeps
 * its page [CAT-4].
 */
export async function getListing(scope: PageScope, categoryUid: string, asked: ListingParams): Promise<Listing> {
  const [{ gridPerPage }, attributes] = await Promise.all([getStoreConfig(scope), getAttributes(scope)]);
  const start = startPagination(asked.page, gridPerPage);
  const { answer, params, pagination } = await readAsked(scope, categoryUid, asked, start);
  const context = { view: scope.view, currency: scope.currency, attributes };
  return {
    products: (answer.items ?? []).flatMap((item) => (item && toCardProduct(item, context)) || []),
    total: answer.total_count ?? 0,
    params: { ...params, page: pagination.page },
    totalPages: pagination.prevPageTotal ?? 0,
    pageSize: pagination.pageSize,
    sortOptions: toSortOptions(answer.sort_fields?.options),
  };
}

async function readAsked(scope: PageScope, uid: string, params: ListingParams, pagination: Pagination) {
  const sorted = params.sort && !isKnownSort(params.sort) ? await orUsualSort(scope, uid, params, pagination) : params;
  const answer = await readPage(scope, uid, sorted, pagination).catch(async (error: unknown) => {
    // Magento refuses a page beyond the end without telling how many there are; the first one tells.
    if (pagination.page === 1 || !isRefusal(error)) throw error;
    return readPage(scope, uid, sorted, { ...pagination, page: 1 });
  });
  const known = withPageTotal(pagination, answer.page_info?.total_pages ?? 0);
  const isShown = answer.page_info?.current_page === known.page;
  return {
    answer: isShown || known.page === 1 ? answer : await readPage(scope, uid, sorted, known),
    params: sorted,
    pagination: known,
  };
}

/** Merchants add sort fields of their own; whether a backend has one shows when it is used. */
async function orUsualSort(scope: PageScope, uid: string, params: ListingParams, pagination: Pagination) {
  try {
    await readPage(scope, uid, params, { ...pagination, page: 1 });
    return params;
  } catch (error) {
    if (isRefusal(error)) return { ...params, sort: null };
    throw error;
  }
}

async function readPage(scope: PageScope, uid: string, params: ListingParams, pagination: Pagination): Promise<Answer> {
  const { productAttributes, filters } = await getCapabilities();
  const cardAttributes = CARD_ATTRIBUTES.filter((code) => productAttributes.includes(code));
  const { field, direction } = params.sort ?? DEFAULT_SORT;
  const { products } = await query(
    withAttributes(listingDocument, 'ProductCardFields', cardAttributes),
    {
      filter: toFilterInput(uid, params.filters, filters),
      sort: { [field]: direction === 'asc' ? 'ASC' : 'DESC' },
      pageSize: pagination.pageSize,
      currentPage: pagination.page,
    },
    { scope, tags: ['catalog', `cat_c_${idOfUid(uid)}`] },
  );
  if (!products) throw new AppError('http', 'The commerce backend answered without a listing');
  return products;
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'graphql' && error.category !== 'internal';
}
