/** Magento searches for no more than this many characters. */
const MAX_LENGTH = 128;

/** The URL parameter of the search term. */
export const SEARCH_PARAM = 'query';

/** The term of a results page's URL, white space normalized; empty where the URL has none. */
export function readSearchTerm(search: URLSearchParams): string {
  const term = (search.get(SEARCH_PARAM) ?? '').replace(/\s+/g, ' ').trim();
  // By code points, so that no character is cut in half.
  return [...term].slice(0, MAX_LENGTH).join('').trim();
}

/** The URL of a term's results; `path` is the results page's. */
export function searchHref(path: string, term: string): string {
  return `${path}?${new URLSearchParams({ [SEARCH_PARAM]: term })}`;
}
