import type { AttributeCatalogue } from '@/lib/catalog/product/attribute-metadata';
import type { FilterKind } from '@/lib/magento/capabilities/capabilities';
import { isCategoryCode, type ListingFilter, type ListingSource, rangeEnds } from './listing-params';

/** Any of Magento's filter inputs: equal, match or range. */
interface AttributeFilter {
  eq?: string;
  in?: string[];
  match?: string;
  from?: string;
  to?: string;
}

export type FilterKinds = Readonly<Record<string, FilterKind>>;

/**
 * The filters of a URL that the backend can apply. A range keeps its last value; a category narrows a search
 * only, and only in one of its two spellings.
 */
export function usableFilters(
  filters: readonly ListingFilter[],
  source: ListingSource,
  kinds: FilterKinds,
): ListingFilter[] {
  const categoryCode = filters.find(({ code }) => isCategoryCode(code))?.code;
  return filters.filter((filter, index) => {
    const { code, value } = filter;
    if (isCategoryCode(code) && (source.type === 'category' || code !== categoryCode)) return false;
    if (kindOf(code, kinds) !== 'range') return kindOf(code, kinds) !== undefined;
    const { from, to } = rangeEnds(value);
    return (from !== null || to !== null) && filters.every((other, at) => at <= index || other.code !== code);
  });
}

/** The filters with the merchant's labels where they are known: a URL may call a value anything. */
export function withMerchantLabels(filters: readonly ListingFilter[], attributes: AttributeCatalogue): ListingFilter[] {
  return filters.map((filter) => ({
    ...filter,
    label: attributes.get(filter.code)?.options.get(filter.value) || filter.label,
  }));
}

/** The backend's filter for a listing and its usable filters; undefined where there is nothing to filter by. */
export function toFilterInput(
  source: ListingSource,
  filters: readonly ListingFilter[],
  kinds: FilterKinds,
): Record<string, AttributeFilter> | undefined {
  const input: Record<string, AttributeFilter> = {};
  for (const code of new Set(filters.map((filter) => filter.code))) {
    const values = filters.filter((filter) => filter.code === code).map((filter) => filter.value);
    const kind = kindOf(code, kinds);
    if (kind === 'equal') input[code] = values.length > 1 ? { in: values } : { eq: values[0] };
    if (kind === 'match') input[code] = { match: values.join(' ') };
    if (kind === 'range') input[code] = toRange(values.at(-1) ?? '');
  }
  if (source.type === 'category') return { ...input, category_uid: { eq: source.uid } };
  return Object.keys(input).length > 0 ? input : undefined;
}

function toRange(value: string): AttributeFilter {
  const { from, to } = rangeEnds(value);
  return { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}

function kindOf(code: string, kinds: FilterKinds): FilterKind | undefined {
  return Object.hasOwn(kinds, code) ? kinds[code] : undefined;
}
