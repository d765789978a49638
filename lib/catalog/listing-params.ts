/** What a listing's address asks for. */
export interface ListingParams {
  /** From 1. */
  page: number;
  /** Null for the listing's own order. */
  sort: ListingSort | null;
  filters: readonly ListingFilter[];
}

export interface ListingSort {
  field: string;
  direction: 'asc' | 'desc';
}

/** One chosen value of an attribute; the label travels with it, as the specification's addresses do. */
export interface ListingFilter {
  code: string;
  label: string;
  value: string;
}

export const FIRST_PAGE: ListingParams = { page: 1, sort: null, filters: [] };

/** The order of a listing that asks for none [CAT-1]. */
export const DEFAULT_SORT: ListingSort = { field: 'position', direction: 'asc' };

const FILTER_NAME = /^([a-z][a-z0-9_]*)\[filter\]$/;
const SORT_VALUE = /^([a-z][a-z0-9_]*)-(asc|desc)$/;
const PAGE_VALUE = /^[1-9]\d{0,5}$/;

/** Whether a query parameter changes what a listing shows; any other one (utm_source …) does not. */
export function isListingParam(name: string): boolean {
  return name === 'page' || name === 'sort' || FILTER_NAME.test(name);
}

/** Reads an address's query; whatever is not well formed counts as absent. */
export function parseListingParams(search: URLSearchParams): ListingParams {
  const page = search.get('page') ?? '';
  return {
    page: PAGE_VALUE.test(page) ? Number(page) : 1,
    sort: parseSort(search.get('sort')),
    filters: parseFilters(search),
  };
}

function parseSort(text: string | null): ListingSort | null {
  const [, field, direction] = text?.match(SORT_VALUE) ?? [];
  if (!field || (direction !== 'asc' && direction !== 'desc')) return null;
  return isSameSort({ field, direction }, DEFAULT_SORT) ? null : { field, direction };
}

function parseFilters(search: URLSearchParams): ListingFilter[] {
  const filters = new Map<string, ListingFilter>();
  for (const [name, text] of search) {
    const code = name.match(FILTER_NAME)?.[1];
    const comma = text.lastIndexOf(',');
    const value = text.slice(comma + 1).trim();
    if (code && value)
      filters.set(`${code} ${value}`, { code, label: comma > 0 ? text.slice(0, comma) : value, value });
  }
  return [...filters.values()];
}

/** The address of a listing: `path` with the query that `params` need, the usual left out. */
export function listingHref(path: string, { page, sort, filters }: ListingParams): string {
  const search = new URLSearchParams();
  for (const { code, label, value } of filters) search.append(`${code}[filter]`, `${label},${value}`);
  if (sort) search.set('sort', sortValue(sort));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** A sort as it stands in an address: `price-asc`. */
export function sortValue({ field, direction }: ListingSort): string {
  return `${field}-${direction}`;
}

export function isSameSort(a: ListingSort, b: ListingSort): boolean {
  return a.field === b.field && a.direction === b.direction;
}
