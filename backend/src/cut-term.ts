const LONGEST_TERM = 256;

/** The first letters of a text, whole: half of a surrogate pair is no text for a database. */
export function cut(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}

/** What is looked at of a term: its first 256 letters. The work of a search grows with what it is asked. */
export function cutTerm(term: string): string {
  return cut(term.trim(), LONGEST_TERM);
}
