// The one grammar of listings' URLs: `?brand[filter]=Velmora,301&price[from]=5&price[to]=10&sort=price-asc&page=2`.

/** What a listing lists: the products of a category, in the order that it may have of its own, or what a search finds. */
export type ListingSource =
  | { type: 'category'; uid: string; defaultSortBy: string | null }
  | { type: 'search'; term: string };

/** What a listing's URL asks for. */
export interface ListingParams {
  page: number;
  /** Null for the listing's default order. */
  sort: ListingSort | null;
  filters: readonly ListingFilter[];
}

export interface ListingSort {
  field: string;
  direction: 'asc' | 'desc';
}

/** One selected value of an attribute; the label travels with it, as in the specification's URLs. */
export interface ListingFilter {
  code: string;
  label: string;
  value: string;
}

export const FIRST_PAGE: ListingParams = { page: 1, sort: null, filters: [] };

export const POSITION: ListingSort = { field: 'position', direction: 'asc' };
const RELEVANCE: ListingSort = { field: 'relevance', direction: 'desc' };

/** The order where a URL names none: by the merchant's field in a category [CAT-1], the best match in a search. */
export function defaultSort({ type }: Pick<ListingSource, 'type'>, field = POSITION.field): ListingSort {
  return type === 'search' ? RELEVANCE : { field, direction: 'asc' };
}

const FILTER_NAME = /^([a-z][a-z0-9_]*)\[filter\]$/;
/** The ends of a range, as a form's two fields send them. */
const RANGE_NAME = /^([a-z][a-z0-9_]*)\[(?:from|to)\]$/;
/** A step of prices has as many decimals as its currency's rate. */
const AMOUNT = /^\d{1,9}(\.\d{1,15})?$/;
const SORT_VALUE = /^([a-z][a-z0-9_]*)-(asc|desc)$/;
const PAGE_VALUE = /^[1-9]\d{0,5}$/;

/** Whether a query parameter changes what a listing shows; any other one (utm_source …) does not. */
export function isListingParam(name: string): boolean {
  return name === 'page' || name === 'sort' || FILTER_NAME.test(name) || RANGE_NAME.test(name);
}

/** Parses a URL's query; whatever is not well formed counts as absent. */
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
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : null;
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
  const ranges = parseRanges(search);
  return [...[...filters.values()].filter(({ code }) => ranges.every((range) => range.code !== code)), ...ranges];
}

function parseRanges(search: URLSearchParams): ListingFilter[] {
  const codes = new Set([...search.keys()].flatMap((name) => name.match(RANGE_NAME)?.[1] ?? []));
  return [...codes].flatMap((code) => {
    const names = rangeNames(code);
    const from = parseAmount(search.get(names.from));
    const to = parseAmount(search.get(names.to));
    // From 0 on is everything.
    if (to === null && Number(from) === 0) return [];
    const isSwapped = to !== null && Number(from) > Number(to);
    const [low, high] = (isSwapped ? [to, from] : [from, to]).map((end) => end ?? '*');
    return [{ code, label: `${low}-${high}`, value: `${low}_${high}` }];
  });
}

/** A shopper may write 4,50, and 1,500 as the shop's prices do: a comma before three digits groups thousands. */
function parseAmount(text: string | null): string | null {
  const ungrouped = text?.trim().replace(/,(?=\d{3}(?!\d))/g, '') ?? '';
  const amount = ungrouped.replace(',', '.');
  return AMOUNT.test(amount) ? amount : null;
}

/** The ends of a range's value, `20_30`; an open one (`*`) is null. */
export function rangeEnds(value: string): { from: string | null; to: string | null } {
  const [from = null, to = null] = value.split('_').map(parseAmount);
  return { from, to };
}

/** The URL of a listing: `base`, which may have a query, with what `params` need; defaults are left out. */
export function listingHref(base: string, { page, sort, filters }: ListingParams): string {
  const search = new URLSearchParams();
  for (const filter of filters) {
    const { name, value } = filterField(filter);
    search.append(name, value);
  }
  if (sort) search.set('sort', sortValue(sort));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${base}${base.includes('?') ? '&' : '?'}${text}` : base;
}

/** What crawlers are told: they follow a whole listing's pages; filters leave more pages than a shop has products. */
export function listingRel({ filters }: Pick<ListingParams, 'filters'>): 'nofollow' | undefined {
  return filters.length > 0 ? 'nofollow' : undefined;
}

interface FormField {
  name: string;
  value: string;
}

/** Action and hidden fields of a form that leads to `href` and adds to it: a GET form drops its action's query. */
export function formTarget(href: string): { action: string; fields: FormField[] } {
  const [action = '', query] = href.split('?');
  return { action, fields: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })) };
}

/** The form field that stands for a filter. */
export function filterField({ code, label, value }: ListingFilter): FormField {
  return { name: `${code}[filter]`, value: `${label},${value}` };
}

/** The names of the two form fields of a range. */
export function rangeNames(code: string): { from: string; to: string } {
  return { from: `${code}[from]`, to: `${code}[to]` };
}

/** A sort as a URL and a form spell it: `price-asc`. */
export function sortValue({ field, direction }: ListingSort): string {
  return `${field}-${direction}`;
}

export function isSameSort(a: ListingSort, b: ListingSort): boolean {
  return a.field === b.field && a.direction === b.direction;
}

/** Filters and aggregations of the category itself, which narrow a search but never a category. */
export function isCategoryCode(code: string): boolean {
  return code === 'category_uid' || code === 'category_id';
}

/** Whether a listing has no products even without filters. */
export function isEmptyListing({ total, params }: { total: number; params: ListingParams }): boolean {
  return total === 0 && params.filters.length === 0;
}
