import { DEFAULT_SORT, type ListingSort } from './listing-params';

/** An order that shoppers can choose; `label` is the merchant's name of the field. */
export interface SortOption extends ListingSort {
  label: string;
}

/** Fields that every Magento can sort by; what else a shop has, its answers tell. */
const KNOWN_FIELDS = new Set(['position', 'name', 'price', 'relevance']);

/** Whether any Magento understands the sort. */
export function isKnownSort({ field }: ListingSort): boolean {
  return KNOWN_FIELDS.has(field);
}

/** The backend's sort fields in both directions; its own order makes sense in one direction only. */
export function toSortOptions(
  fields: readonly ({ label?: string | null; value?: string | null } | null)[] | null | undefined,
): SortOption[] {
  return (fields ?? []).flatMap((option): SortOption[] => {
    const field = option?.value;
    if (!field) return [];
    const label = option.label || field;
    if (field === DEFAULT_SORT.field) return [{ ...DEFAULT_SORT, label }];
    return [
      { field, direction: 'asc', label },
      { field, direction: 'desc', label },
    ];
  });
}
