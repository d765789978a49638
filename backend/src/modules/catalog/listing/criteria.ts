import type { Context } from '../../../context';
import { cutTerm } from '../../../cut-term';
import { inputError } from '../../../errors';
import { decodeUid, toId } from '../../../uid';
import { allAttributes } from '../attribute/attribute-queries';
import { type EqualFilter, filterValues, type MatchFilter } from '../filter-input';
import type { Page } from '../paging';
import type { Sort } from './order';
import { searchWords } from './search-terms';

interface ProductFilter {
  category_id?: EqualFilter | null;
  category_uid?: EqualFilter | null;
  description?: MatchFilter | null;
  name?: MatchFilter | null;
  short_description?: MatchFilter | null;
  price?: { from?: string | null; to?: string | null } | null;
  sku?: EqualFilter | null;
  url_key?: EqualFilter | null;
  /** By attribute code. */
  [attribute: string]: EqualFilter | MatchFilter | { from?: string | null; to?: string | null } | null | undefined;
}

export interface ProductsArgs extends Page {
  search?: string | null;
  filter?: ProductFilter | null;
  sort?: Sort | null;
}

/** What a listing shows, with every value checked; null means no condition, an empty list means nothing fits. */
export interface Criteria {
  /** Null shows everything, '' too: Magento takes an empty search for none. */
  search: string | null;
  visibilities: number[];
  categoryIds: number[] | null;
  skus: string[] | null;
  urlKeys: string[] | null;
  nameWords: string[] | null;
  descriptionWords: string[] | null;
  shortDescriptionWords: string[] | null;
  /** Bounds in the base currency, both included: Magento converts the ranges that it shows, not those it is given. */
  priceFrom: number | null;
  priceTo: number | null;
  options: { attributeId: number; optionIds: number[] }[];
}

/** Reads the arguments of `products`. Magento's input errors: neither search nor filter, bad uids (graphql-input). */
export async function toCriteria(ctx: Context, { search, filter }: ProductsArgs): Promise<Criteria> {
  if ((search ?? null) === null && !filter) throw inputError("'search' or 'filter' input argument is required.");
  if (filter?.category_id && filter.category_uid) {
    throw inputError("`category_id` and `category_uid` can't be used at the same time.");
  }
  const term = cutTerm(search ?? '') || null;
  return {
    search: term,
    visibilities: visibilities(term !== null, !!filter),
    categoryIds: ids(filterValues(filter?.category_uid)?.map(decodeUid) ?? filterValues(filter?.category_id)),
    skus: filterValues(filter?.sku),
    urlKeys: filterValues(filter?.url_key),
    nameWords: words(filter?.name),
    descriptionWords: words(filter?.description),
    shortDescriptionWords: words(filter?.short_description),
    priceFrom: amount(filter?.price?.from),
    priceTo: amount(filter?.price?.to),
    options: filter ? await optionFilters(ctx, filter) : [],
  };
}

// 2 stands in the catalogue, 3 in search, 4 in both.
function visibilities(isSearch: boolean, isFilter: boolean): number[] {
  if (isSearch && isFilter) return [2, 3, 4];
  return isSearch ? [3, 4] : [2, 4];
}

function ids(values: string[] | null): number[] | null {
  return values?.map(toId).filter((id) => id !== null) ?? null;
}

function words(filter: MatchFilter | null | undefined): string[] | null {
  return filter?.match ? searchWords(filter.match) : null;
}

function amount(value: string | null | undefined): number | null {
  const bound = value ? Number(value) : Number.NaN;
  return Number.isFinite(bound) ? bound : null;
}

async function optionFilters(ctx: Context, filter: ProductFilter): Promise<Criteria['options']> {
  const found: Criteria['options'] = [];
  for (const { code, id } of await allAttributes(ctx)) {
    const optionIds = ids(filterValues(filter[code] as EqualFilter | null | undefined));
    if (optionIds) found.push({ attributeId: id, optionIds });
  }
  return found;
}
