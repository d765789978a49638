import { commerceHeaders, type StoreCodes } from '@/lib/magento/graphql-call';
import type { QueryText } from '@/lib/magento/query-text';
import { readAnswer } from '@/lib/magento/read-answer';
import { readToken } from './token';

/**
 * One short read from the browser, by GET with shrunk text on the shop's own origin [NET-2, NET-3], without the client
 * and its cache. Throws an AppError as `readAnswer` does, or what `fetch` throws.
 */
export async function browserQuery<Data, Variables extends Record<string, unknown>>(
  text: QueryText<Data, Variables>,
  variables: Variables,
  storeCodes: StoreCodes,
  signal: AbortSignal | null = null,
): Promise<Data> {
  const search = new URLSearchParams({ query: text, variables: JSON.stringify(variables) });
  const token = readToken();
  const headers = { ...commerceHeaders(storeCodes), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  return readAnswer(await fetch(`/graphql?${search}`, { cache: 'no-store', credentials: 'include', headers, signal }));
}
