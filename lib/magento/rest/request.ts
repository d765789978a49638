import { pageStoreCodes } from '@/lib/browser/page-store';
import { callHeaders, readToken } from '@/lib/magento/browser/call-headers';
import { toAppError } from '@/lib/magento/to-app-error';
import { share } from './in-flight';
import { readRestAnswer } from './rest-answer';

interface RestInit {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** `no-store` and `reload` want an answer of their own: they abort and replace the same request under way. */
  cache?: RequestCache;
  signal?: AbortSignal;
}

/** The prefix of Magento's REST paths, before which the store's code goes. */
const REST_ROOT = '/rest/';

/**
 * Calls Magento's REST interface in the page's store as the signed-in customer [NET-6]; identical concurrent reads are
 * one. The caller checks what the answer holds. Throws only AppError, also when aborted.
 */
export async function rest<T>(path: `/rest/V1/${string}`, init: RestInit = {}): Promise<T> {
  const { method = 'GET', cache, signal } = init;
  const { store } = pageStoreCodes();
  const url = `${REST_ROOT}${store}/${path.slice(REST_ROOT.length)}`;
  const token = readToken();
  const body = init.body === undefined ? undefined : JSON.stringify(init.body);
  const send = (abortSignal: AbortSignal | undefined) =>
    fetch(url, {
      method,
      body,
      cache,
      signal: abortSignal,
      credentials: 'include',
      headers: callHeaders(),
    });
  try {
    const isShared = method === 'GET' || body === undefined;
    const isRolling = cache === 'no-store' || cache === 'reload';
    // Whoever signs in or out meanwhile must not get the other one's answer.
    const key = [method, url, token].join(' ');
    const response = isShared ? await share(key, send, isRolling, signal) : await send(signal);
    return await readRestAnswer<T>(response, { method, url });
  } catch (cause) {
    throw toAppError(cause, { method, url });
  }
}
