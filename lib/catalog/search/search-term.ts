/** Magento searches for no more than this many characters. */
const MAX_LENGTH = 128;

/** The parameter of the search term, which any search form sends. */
export const SEARCH_PARAM = 'query';

/** The term of a results page's address, white space tidied; empty where none is given. */
export function readSearchTerm(search: URLSearchParams): string {
  const term = (search.get(SEARCH_PARAM) ?? '').replace(/\s+/g, ' ').trim();
  // By code points: half a character would be no text.
  return [...term].slice(0, MAX_LENGTH).join('').trim();
}

/** The address of a term's results; `path` is the results page's. */
export function searchHref(path: string, term: string): string {
  return `${path}?${new URLSearchParams({ [SEARCH_PARAM]: term })}`;
}
