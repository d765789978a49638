import type { FilterKind } from '@/lib/commerce/capabilities';
import type { ListingFilter } from './listing-params';

/** Any of Magento's filter inputs: equal, match or range. */
interface AttributeFilter {
  eq?: string;
  in?: string[];
  match?: string;
  from?: string;
  to?: string;
}

/**
 * The backend's filter for a category and the chosen values. `kinds` says which attributes can be
 * filtered and how; others are left out. A range takes one value (`20_30`, `*` for an open end): the last.
 */
export function toFilterInput(
  categoryUid: string,
  filters: readonly ListingFilter[],
  kinds: Readonly<Record<string, FilterKind>>,
): Record<string, AttributeFilter> {
  const input: Record<string, AttributeFilter> = {};
  for (const code of new Set(filters.map((filter) => filter.code))) {
    const values = filters.filter((filter) => filter.code === code).map((filter) => filter.value);
    const kind = kinds[code];
    if (kind === 'equal') input[code] = values.length > 1 ? { in: values } : { eq: values[0] };
    if (kind === 'match') input[code] = { match: values.join(' ') };
    if (kind === 'range') input[code] = toRange(values.at(-1) ?? '');
  }
  return { ...input, category_uid: { eq: categoryUid } };
}

function toRange(value: string): AttributeFilter {
  const [from, to] = value.split('_');
  return { ...(isEnd(from) ? { from } : {}), ...(isEnd(to) ? { to } : {}) };
}

function isEnd(value: string | undefined): value is string {
  return value !== undefined && /^\d+(\.\d+)?$/.test(value);
}
