export interface EqualFilter {
  eq?: string | null;
  in?: readonly (string | null)[] | null;
}

export interface MatchFilter {
  match?: string | null;
}

/** The values of an `eq` or `in` filter; null when it asks for nothing. */
export function filterValues(filter: EqualFilter | null | undefined): string[] | null {
  if (!filter) return null;
  const values = [...(filter.in ?? []), filter.eq].filter((value) => value !== null && value !== undefined);
  return filter.in || values.length ? values : null;
}

/** A text whose `%`, `_` and `\` stand for themselves in a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
