import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import { MAX_URL_LENGTH } from '@/lib/magento/url-limit';

const texts = new WeakMap<DocumentNode, string>();

/** The query text as it is sent: without white space and commas that mean nothing [NET-2]. */
export function queryText(document: DocumentNode): string {
  const text = texts.get(document) ?? stripIgnoredCharacters(print(document));
  texts.set(document, text);
  return text;
}

/** The GET URL of a query, or null where it would be too long and must be posted [NET-2]. */
export function queryUrl(endpoint: string, text: string, variables: Record<string, unknown>): string | null {
  const url = new URL(endpoint);
  url.searchParams.set('query', text);
  if (Object.keys(variables).length > 0) url.searchParams.set('variables', JSON.stringify(variables));
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}
