import type { AppError } from '@/lib/errors/app-error';
import { callHeaders, readToken } from '@/lib/magento/call-headers';
import { type QueryText, queryRequest, readAnswer } from '@/lib/magento/graphql-call';
import { isLineError } from '@/lib/magento/line-errors';
import { withinReadTime, withRetry } from './network-retry';
import { tellRefusedToken } from './refused-token';

/**
 * One read without urql [NET-2, NET-3], for what is read once and shown at once (header's count, suggestions, reviews,
 * cross-sells) on pages without client and cache: by GET, retried on network loss [NET-4], given up after a time. Cart,
 * checkout, customer and mutations use calls.ts. Ignores what is said of a cart's lines [NET-5]; throws AppError.
 * `isPersonal`: by POST, as `read` does.
 */
export async function browserQuery<Data, Variables extends Record<string, unknown>>(
  text: QueryText<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  isPersonal?: boolean,
): Promise<Data> {
  const { url, init } = queryRequest('/graphql', text, variables, isPersonal);
  const send = async (own: AbortSignal) => {
    // A cart must never come out of the browser's own HTTP cache.
    const options: RequestInit = { ...init, cache: 'no-store', credentials: 'include', signal: own };
    const token = readToken();
    const response = await fetch(url, { ...options, headers: callHeaders() });
    return readAnswer<Data>(response, { isTolerated: isLineError }).catch((error: AppError) => {
      tellRefusedToken(token, { status: response.status, errors: [error] });
      throw error;
    });
  };
  return withinReadTime((own) => withRetry(() => send(own), own), signal);
}
