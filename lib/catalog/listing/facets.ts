import type { AttributeCatalogue } from '@/lib/catalog/product/attributes';
import { toMajorUnits } from '@/lib/format/money';
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

/** The currency that prices are shown in, and its rate to the base currency. */
interface ShownCurrency {
  currency: string;
  rate: number;
}

/**
 * The backend's filter for a listing and its usable filters; undefined where there is nothing to filter by.
 * `shown`: Magento shows prices and their ranges in the page's currency, but filters by the base currency.
 */
export function toFilterInput(
  source: ListingSource,
  filters: readonly ListingFilter[],
  kinds: FilterKinds,
  shown?: ShownCurrency,
): Record<string, AttributeFilter> | undefined {
  const input: Record<string, AttributeFilter> = {};
  for (const code of new Set(filters.map((filter) => filter.code))) {
    const values = filters.filter((filter) => filter.code === code).map((filter) => filter.value);
    const kind = kindOf(code, kinds);
    if (kind === 'equal') input[code] = values.length > 1 ? { in: values } : { eq: values[0] };
    if (kind === 'match') input[code] = { match: values.join(' ') };
    if (kind === 'range') input[code] = toRange(values.at(-1) ?? '', code === 'price' ? shown : undefined);
  }
  if (source.type === 'category') return { ...input, category_uid: { eq: source.uid } };
  return Object.keys(input).length > 0 ? input : undefined;
}

function toRange(value: string, shown?: ShownCurrency): AttributeFilter {
  const ends = rangeEnds(value);
  const { from, to } = shown && shown.rate !== 1 ? inBase(ends, shown) : ends;
  return { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}

type RangeEnds = ReturnType<typeof rangeEnds>;

/** In cents of the base currency: what is shown as an end, once converted and rounded, belongs to the range. */
function inBase({ from, to }: RangeEnds, { currency, rate }: ShownCurrency): RangeEnds {
  const half = minorUnit(currency) / 2;
  const cents = (amount: number) => Math.ceil(Number(((amount * 100) / rate).toPrecision(13)));
  return {
    from: from && String(Math.max(0, cents(Number(from) - half)) / 100),
    // The last one below what would be rounded up to more.
    to: to && String((cents(Number(to) + half) - 1) / 100),
  };
}

function minorUnit(currency: string): number {
  return toMajorUnits({ minor: 1, currency });
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
  /** As the backend spells it: an option's id, `1` or `0`, a range; a step of prices ends below the next one, `10_19.99`. */
  value: string;
  /** The step of prices as the backend counts it and shoppers read it: `10_20`. */
  step?: string;
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
  currency: string;
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

function toFacet(aggregation: Aggregation, { filters, kinds, attributes, currency }: FacetContext): Facet {
  const { attribute_code: code } = aggregation;
  const selected = filters.filter((filter) => filter.code === code);
  const type = kinds[code] === 'range' ? 'range' : attributes.get(code)?.input === 'boolean' ? 'yes-no' : 'options';
  const options = (aggregation.options ?? []).flatMap((option): FacetOption[] => {
    if (!option) return [];
    const { value: told, count } = option;
    const isStep = type === 'range' && code === 'price';
    const own = isStep ? { value: belowEnd(told, currency), step: told } : { value: told };
    const isSelected = selected.some((filter) => filter.value === own.value);
    return [{ ...own, label: option.label || told, count: count ?? 0, isSelected }];
  });
  const isMissing = ({ value }: ListingFilter) => options.every((option) => option.value !== value);
  // A selected value stays in the form even where no product has it any more: only so can it be cleared.
  const missing = type === 'range' ? [] : selected.filter(isMissing);
  const empty = missing.map(({ value, label }) => ({ value, label, count: 0, isSelected: true }));
  const sorted = type === 'yes-no' ? options.toSorted((a, b) => b.value.localeCompare(a.value)) : options;
  return { code, label: labelOf(aggregation), type, options: [...sorted, ...empty] };
}

/** Magento counts a step of prices without its upper end, and filters with it: the filter ends one minor unit lower. */
export function belowEnd(step: string, currency: string): string {
  const { from, to } = rangeEnds(step);
  if (to === null) return step;
  return `${from ?? '*'}_${Number((Number(to) - minorUnit(currency)).toPrecision(13))}`;
}

function canNarrow({ type, options }: Facet, total: number): boolean {
  if (options.some((option) => option.isSelected) || options.length > 1) return true;
  return type !== 'range' && options.some((option) => option.count < total);
}
