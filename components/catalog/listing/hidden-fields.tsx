import type { ListingFilter } from '@/lib/catalog/listing/listing-params';

/** What a form on a listing keeps as it is. */
export function HiddenFields({ fields }: { fields: readonly { name: string; value: string }[] }) {
  return fields.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

/** Filters as the fields that stand for them in an address. */
export function filterFields(filters: readonly ListingFilter[]): { name: string; value: string }[] {
  return filters.map(({ code, label, value }) => ({ name: `${code}[filter]`, value: `${label},${value}` }));
}
