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

/** The merchant's own order [CAT-1]. */
export const POSITION: ListingSort = { field: 'position', direction: 'asc' };

const FILTER_NAME = /^([a-z][a-z0-9_]*)\[filter\]$/;
/** The ends of a range, as a form without script sends them. */
const RANGE_NAME = /^([a-z][a-z0-9_]*)\[(?:from|to)\]$/;
const AMOUNT = /^\d{1,9}(\.\d{1,4})?$/;
const SORT_VALUE = /^([a-z][a-z0-9_]*)-(asc|desc)$/;
const PAGE_VALUE = /^[1-9]\d{0,5}$/;

/** Whether a query parameter changes what a listing shows; any other one (utm_source …) does not. */
export function isListingParam(name: string): boolean {
  return name === 'page' || name === 'sort' || FILTER_NAME.test(name) || RANGE_NAME.test(name);
}

/** Reads an address's query; whatever is not well formed counts as absent, and so does the usual order. */
export function parseListingParams(search: URLSearchParams, usual: ListingSort = POSITION): ListingParams {
  const page = search.get('page') ?? '';
  return {
    page: PAGE_VALUE.test(page) ? Number(page) : 1,
    sort: parseSort(search.get('sort'), usual),
    filters: parseFilters(search),
  };
}

function parseSort(text: string | null, usual: ListingSort): ListingSort | null {
  const [, field, direction] = text?.match(SORT_VALUE) ?? [];
  if (!field || (direction !== 'asc' && direction !== 'desc')) return null;
  return isSameSort({ field, direction }, usual) ? null : { field, direction };
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
    const from = parseAmount(search.get(`${code}[from]`));
    const to = parseAmount(search.get(`${code}[to]`));
    // From nothing on is everything.
    if (to === null && Number(from) === 0) return [];
    const isTurned = to !== null && Number(from) > Number(to);
    const [low, high] = (isTurned ? [to, from] : [from, to]).map((end) => end ?? '*');
    return [{ code, label: `${low}-${high}`, value: `${low}_${high}` }];
  });
}

/** A shopper may write 4,50. */
function parseAmount(text: string | null): string | null {
  const amount = text?.trim().replace(',', '.') ?? '';
  return AMOUNT.test(amount) ? amount : null;
}

/** The ends of a range's value, `20_30`; an open one (`*`) is null. */
export function rangeEnds(value: string): { from: string | null; to: string | null } {
  const [from = null, to = null] = value.split('_').map(parseAmount);
  return { from, to };
}

/** The address of a listing: `base`, which may have a query, with what `params` need, the usual left out. */
export function listingHref(base: string, { page, sort, filters }: ListingParams): string {
  const search = new URLSearchParams();
  for (const { code, label, value } of filters) search.append(`${code}[filter]`, `${label},${value}`);
  if (sort) search.set('sort', sortValue(sort));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${base}${base.includes('?') ? '&' : '?'}${text}` : base;
}

/** A sort as it stands in an address: `price-asc`. */
export function sortValue({ field, direction }: ListingSort): string {
  return `${field}-${direction}`;
}

export function isSameSort(a: ListingSort, b: ListingSort): boolean {
  return a.field === b.field && a.direction === b.direction;
}
