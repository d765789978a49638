import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import { MAX_URL_LENGTH } from '@/lib/magento/url-limit';

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
