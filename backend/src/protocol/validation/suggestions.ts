import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** The names that somebody may have meant, nearest first. */
export function similar(typed: string, names: readonly string[]): string[] {
  return suggestionList(typed, names);
}

/** At most five names as Magento lists them: `A`, `A or B`, `A, B, or C`. */
export function oneOf(names: readonly string[]): string {
  const shown = names.slice(0, 5);
  const last = shown.at(-1) ?? '';
  if (shown.length <= 1) return last;
  return `${shown.slice(0, -1).join(', ')}${shown.length > 2 ? ',' : ''} or ${last}`;
}
