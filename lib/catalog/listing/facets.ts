import type { AttributeCatalogue } from '@/lib/catalog/product/attributes';
import type { FilterKind } from '@/lib/magento/capabilities/capabilities';
import type { ResultOf } from '@/lib/magento/graphql';
import type { aggregationFragment } from './documents';
import { isCategoryCode, type ListingFilter, type ListingSource, rangeEnds } from './listing-params';

// The two sides of filtering: the input that a URL's filters become, and the facets that aggregations offer.

/** Any of Magento's filter inputs: equal, match or range. */
interface AttributeFilter {
  eq?: string;
  in?: string[];
  match?: string;
  from?: string;
  to?: string;
}

type FilterKinds = Readonly<Record<string, FilterKind>>;

/** The filters that the backend can apply: a range keeps its last value, a category narrows a search only. */
export function usableFilters(
  asked: readonly ListingFilter[],
  source: ListingSource,
  kinds: FilterKinds,
): ListingFilter[] {
  const filters = asked.filter(isReadable);
  const categoryCode = filters.find(({ code }) => isCategoryCode(code))?.code;
  return filters.filter((filter, index) => {
    const { code, value } = filter;
    if (isCategoryCode(code) && (source.type === 'category' || code !== categoryCode)) return false;
    if (kindOf(code, kinds) !== 'range') return kindOf(code, kinds) !== undefined;
    const { from, to } = rangeEnds(value);
    return (from !== null || to !== null) && filters.every((other, at) => at <= index || other.code !== code);
  });
}

/** Whether it names what may exist: Magento refuses a category's uid that is no id in base64, and the whole read with it. */
function isReadable({ code, value }: ListingFilter): boolean {
  if (!isCategoryCode(code)) return true;
  const encoding = code === 'category_uid' ? 'base64' : 'utf8';
  const id = Buffer.from(value, encoding);
  return /^\d{1,9}$/.test(id.toString()) && id.toString(encoding) === value;
}

/** The filters with the merchant's labels where they are known: a URL may call a value anything. */
export function withMerchantLabels(filters: readonly ListingFilter[], attributes: AttributeCatalogue): ListingFilter[] {
  return filters.map((filter) => ({
    ...filter,
    label: attributes.get(filter.code)?.options.get(filter.value) || filter.label,
  }));
}

/**
 * The backend's filter for a listing and its usable filters; undefined where there is nothing to filter by.
 * `rate`: Magento shows prices and their ranges in the page's currency, but filters by the base currency.
 */
export function toFilterInput(
  source: ListingSource,
  filters: readonly ListingFilter[],
  kinds: FilterKinds,
  rate = 1,
): Record<string, AttributeFilter> | undefined {
  const input: Record<string, AttributeFilter> = {};
  for (const code of new Set(filters.map((filter) => filter.code))) {
    const values = filters.filter((filter) => filter.code === code).map((filter) => filter.value);
    const kind = kindOf(code, kinds);
    if (kind === 'equal') input[code] = values.length > 1 ? { in: values } : { eq: values[0] };
    if (kind === 'match') input[code] = { match: values.join(' ') };
    if (kind === 'range') input[code] = toRange(values.at(-1) ?? '', code === 'price' ? rate : 1);
  }
  if (source.type === 'category') return { ...input, category_uid: { eq: source.uid } };
  return Object.keys(input).length > 0 ? input : undefined;
}

function toRange(value: string, rate: number): AttributeFilter {
  const { from, to } = rangeEnds(value);
  return {
    ...(from === null ? {} : { from: inBase(from, rate, Math.floor) }),
    ...(to === null ? {} : { to: inBase(to, rate, Math.ceil) }),
  };
}

/** An end of a range in cents of the base currency, rounded outwards: what stands on it belongs to the range. */
function inBase(end: string, rate: number, outwards: (cents: number) => number): string {
  if (rate === 1) return end;
  return String(outwards(Number(((Number(end) * 100) / rate).toPrecision(13))) / 100);
}

function kindOf(code: string, kinds: FilterKinds): FilterKind | undefined {
  return Object.hasOwn(kinds, code) ? kinds[code] : undefined;
}

export type Aggregation = ResultOf<typeof aggregationFragment>;

/** Something that a listing can be filtered by; `yes-no` values are 1 and 0. */
export interface Facet {
  code: string;
  label: string;
  type: 'options' | 'yes-no' | 'range';
  options: FacetOption[];
}

export interface FacetOption {
  /** As the backend spells it: an option's id, `1` or `0`, a range such as `10_20`. */
  value: string;
  label: string;
  /** Products that would be listed, or added where other options of the facet are selected. */
  count: number;
  isSelected: boolean;
}

interface FacetContext {
  source: ListingSource;
  filters: readonly ListingFilter[];
  kinds: FilterKinds;
  attributes: AttributeCatalogue;
  /** Products of the listing as it is filtered now. */
  total: number;
}

/** The facets that the backend filters by and that change the listing: category, price, then the merchant's order. */
export function toFacets(
  aggregations: readonly (Aggregation | null)[] | null | undefined,
  context: FacetContext,
): Facet[] {
  const offered = (aggregations ?? [])
    .filter((aggregation) => aggregation !== null)
    .filter(({ attribute_code: code }) => isOffered(code, context))
    .toSorted((a, b) => rank(a) - rank(b) || labelOf(a).localeCompare(labelOf(b)));
  return offered.map((aggregation) => toFacet(aggregation, context)).filter((facet) => canNarrow(facet, context.total));
}

function isOffered(code: string, { source, kinds }: FacetContext): boolean {
  const kind = kindOf(code, kinds);
  if (isCategoryCode(code)) return source.type === 'search' && kind === 'equal';
  return kind === 'equal' || kind === 'range';
}

/** Magento gives price and category no position. */
function rank({ attribute_code: code, position }: Aggregation): number {
  if (isCategoryCode(code)) return -2;
  return code === 'price' ? -1 : (position ?? 0);
}

function labelOf({ attribute_code: code, label }: Aggregation): string {
  return label || code;
}

function toFacet(aggregation: Aggregation, { filters, kinds, attributes }: FacetContext): Facet {
  const { attribute_code: code } = aggregation;
  const selected = filters.filter((filter) => filter.code === code);
  const type = kinds[code] === 'range' ? 'range' : attributes.get(code)?.input === 'boolean' ? 'yes-no' : 'options';
  const options = (aggregation.options ?? []).flatMap((option): FacetOption[] => {
    if (!option) return [];
    const { value, count } = option;
    const isSelected = selected.some((filter) => filter.value === value);
    return [{ value, label: option.label || value, count: count ?? 0, isSelected }];
  });
  const isMissing = ({ value }: ListingFilter) => options.every((option) => option.value !== value);
  // A selected value stays in the form even where no product has it any more: only so can it be cleared.
  const missing = type === 'range' ? [] : selected.filter(isMissing);
  const empty = missing.map(({ value, label }) => ({ value, label, count: 0, isSelected: true }));
  const sorted = type === 'yes-no' ? options.toSorted((a, b) => b.value.localeCompare(a.value)) : options;
  return { code, label: labelOf(aggregation), type, options: [...sorted, ...empty] };
}

function canNarrow({ type, options }: Facet, total: number): boolean {
  if (options.some((option) => option.isSelected) || options.length > 1) return true;
  return type !== 'range' && options.some((option) => option.count < total);
}
