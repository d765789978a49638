import type { ListingAnswer } from './documents';
import { isSameSort, type ListingSort, POSITION } from './listing-params';

/** An order that shoppers can select; `label` is the merchant's name of the field. */
export interface SortOption extends ListingSort {
  label: string;
}

type SortFields = NonNullable<ListingAnswer['sort_fields']>['options'];

/** Each is the default of one kind of listing, and meaningless in the other. */
const DEFAULT_FIELDS = new Set(['position', 'relevance']);

/** Fields that every Magento can sort by; its answers name the others that a shop has. */
const KNOWN_FIELDS = new Set([...DEFAULT_FIELDS, 'name', 'price']);

/** Whether any Magento can sort by a field. */
export function isKnownSort(field: string): boolean {
  return KNOWN_FIELDS.has(field);
}

/** The default, others in both directions, `position` in one: Magento lists it for searches too, never relevance. */
export function toSortOptions(fields: SortFields | undefined, standard: ListingSort): SortOption[] {
  const named = (fields ?? []).flatMap((option) =>
    option?.value ? [{ field: option.value, label: option.label || option.value }] : [],
  );
  if (named.length === 0) return [];
  const others = named
    .filter(({ field }) => !DEFAULT_FIELDS.has(field))
    .flatMap(({ field, label }): SortOption[] => [
      { field, direction: 'asc', label },
      { field, direction: 'desc', label },
    ]);
  const labelOf = (sort: ListingSort) => named.find(({ field }) => field === sort.field)?.label ?? sort.field;
  const byDefault = standard.field === 'relevance' ? [standard] : [standard, POSITION];
  const first = byDefault.map((sort) => ({ ...sort, label: labelOf(sort) }));
  return [...first, ...others].filter(
    (option, index, all) => all.findIndex((one) => isSameSort(one, option)) === index,
  );
}
