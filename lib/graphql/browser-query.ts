import { type CallScope, commerceHeaders } from './headers';
import type { QueryText } from './query-text';
import { readAnswer } from './read-answer';

/**
 * One public read from the browser, by GET with shrunk text on the shop's own origin [NET-2, NET-3]; for
 * short queries outside cart and account. Throws an AppError as `readAnswer` does, or what `fetch` throws.
 */
export async function browserQuery<Data, Variables extends Record<string, unknown>>(
  text: QueryText<Data, Variables>,
  variables: Variables,
  scope: CallScope,
  signal: AbortSignal | null = null,
): Promise<Data> {
  const search = new URLSearchParams({ query: text, variables: JSON.stringify(variables) });
  const headers = commerceHeaders(scope);
  return readAnswer(await fetch(`/graphql?${search}`, { cache: 'no-store', credentials: 'include', headers, signal }));
}
