import { pageStoreCodes } from '@/lib/browser/page-store';
import { UNREACHED } from '@/lib/config/constants';
import { readToken } from '@/lib/magento/browser/token';
import { commerceHeaders } from '@/lib/magento/headers';
import { share } from './in-flight';
import { isFromGateway, RestError } from './rest-error';

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
 * Calls Magento's REST interface on the own origin in the page's store: JSON, with credentials, as the customer who is
 * signed in [NET-6]. Identical concurrent calls without a body, and GETs, are one; each caller gets an answer of its
 * own. Gives the parsed answer; what it holds is the caller's to know. Throws only RestError, also when aborted.
 */
export async function rest<T>(path: `/rest/V1/${string}`, init: RestInit = {}): Promise<T> {
  const { method = 'GET', cache, signal } = init;
  const { store, currency } = pageStoreCodes();
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
      headers: { ...commerceHeaders({ store, currency }), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    });
  try {
    const isShared = method === 'GET' || body === undefined;
    const isRolling = cache === 'no-store' || cache === 'reload';
    // Whoever signs in or out meanwhile must not get the other one's answer.
    const key = [method, url, token].join(' ');
    const response = isShared ? await share(key, send, isRolling, signal) : await send(signal);
    return await read<T>(response, { method, url });
  } catch (cause) {
    throw cause instanceof RestError ? cause : new RestError({ method, url, cause });
  }
}

/** The body of a good answer; throws RestError for any other, for one that is no JSON, and what the network throws. */
async function read<T>(response: Response, call: { method: string; url: string }): Promise<T> {
  const { ok, status } = response;
  const text = await response.text();
  const body = parse(text);
  if (ok && body !== undefined) return body as T;
  const isUnreached = response.headers.get(UNREACHED[0]) === UNREACHED[1];
  throw new RestError({ ...call, status, isUnreached, body: ok || isFromGateway(status) ? undefined : body });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
