import type { AttributeCatalogue } from '@/lib/catalog/product/attribute-metadata';
import type { ResultOf } from '@/lib/magento/graphql';
import type { aggregationFragment } from './documents';
import type { FilterKinds } from './listing-filter';
import { isCategoryCode, type ListingFilter, type ListingSource } from './listing-params';

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

/**
 * The facets to offer: aggregations that the backend can also filter by, the category first (in a search),
 * then the price, then the merchant's order. One that cannot change the listing is left out.
 */
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
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
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
