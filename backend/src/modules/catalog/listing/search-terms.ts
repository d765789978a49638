const MOST_WORDS = 8;

/** The words of a search, lower case, without punctuation around them; at most 8. */
export function searchWords(term: string): string[] {
  const words = term
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Whether words of this script are written apart, so that one may be found by its beginning. */
export function hasWordBoundaries(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(word);
}

/** A Postgres regular expression (case-insensitive use) for texts with a word that starts so. */
export function wordStart(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return hasWordBoundaries(word) ? `\\m${escaped}` : escaped;
}
