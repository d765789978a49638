import { isSameSort, type ListingSort } from './listing-params';

/** An order that shoppers can choose; `label` is the merchant's name of the field. */
export interface SortOption extends ListingSort {
  label: string;
}

/** Orders that are a place's own: they make sense as its usual order only. */
const OWN_FIELDS = new Set(['position', 'relevance']);

/** Fields that every Magento can sort by; what else a shop has, its answers tell. */
const KNOWN_FIELDS = new Set([...OWN_FIELDS, 'name', 'price']);

/** Whether any Magento understands the sort. */
export function isKnownSort({ field }: ListingSort): boolean {
  return KNOWN_FIELDS.has(field);
}

/**
 * The usual order, then the backend's other sort fields in both directions. Magento lists a category's
 * position for a search too, and never its relevance.
 */
export function toSortOptions(
  fields: readonly ({ label?: string | null; value?: string | null } | null)[] | null | undefined,
  usual: ListingSort,
): SortOption[] {
  const named = (fields ?? []).flatMap((option) =>
    option?.value ? [{ field: option.value, label: option.label || option.value }] : [],
  );
  if (named.length === 0) return [];
  const others = named
    .filter(({ field }) => !OWN_FIELDS.has(field))
    .flatMap(({ field, label }): SortOption[] => [
      { field, direction: 'asc', label },
      { field, direction: 'desc', label },
    ]);
  const usualLabel = named.find(({ field }) => field === usual.field)?.label ?? usual.field;
  return [{ ...usual, label: usualLabel }, ...others.filter((option) => !isSameSort(option, usual))];
}
