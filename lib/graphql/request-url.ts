import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';

/** Beyond this many characters proxies and CDNs start to refuse a URL; the query is then sent by POST. */
export const MAX_URL_LENGTH = 6000;

/** The query text as it is sent: without white space and commas that mean nothing [NET-2]. */
export function queryText(document: DocumentNode): string {
  return stripIgnoredCharacters(print(document));
}

/** The GET URL of a query, or null where it would be too long and must be posted [NET-2]. */
export function queryUrl(endpoint: string, text: string, variables: Record<string, unknown>): string | null {
  const url = new URL(endpoint);
  url.searchParams.set('query', text);
  if (Object.keys(variables).length > 0) url.searchParams.set('variables', JSON.stringify(variables));
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}
