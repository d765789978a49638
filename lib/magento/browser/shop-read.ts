import { pageStoreCodes } from '@/lib/browser/page-store';
import { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';
import { withinReadTime, withRetry } from './network-retry';

interface ShopReadOptions {
  cache?: RequestCache;
  /** False where something else waits for the answer, and does without it. */
  isRetried?: boolean;
}

/** One read of the shop's own API, retried on network loss and given up after a time like `browserQuery`. Throws AppError. */
export function shopRead<Body>(
  path: string,
  query: Record<string, string> | URLSearchParams,
  { isRetried = true, ...init }: ShopReadOptions = {},
): Promise<Body> {
  return withinReadTime((signal) => {
    const send = () => answerOf<Body>(path, `?${new URLSearchParams(query)}`, { ...init, signal });
    return isRetried ? withRetry(send, signal) : send();
  });
}

/** Has the shop's own API answer what no URL may tell; sent once, given up after a time. Throws AppError. */
export function shopPost<Body>(path: string, body: object, signal?: AbortSignal): Promise<Body> {
  const headers = { 'Content-Type': 'application/json' };
  const init: RequestInit = { method: 'POST', cache: 'no-store', headers, body: JSON.stringify(body) };
  return withinReadTime((own) => answerOf<Body>(path, '', { ...init, signal: own }), signal);
}

/** A read of what a whole store view has in common, made once for all who want it; after a failure, once more. */
export function readOnce<Body, Value>(
  path: string,
  toValue: (body: Body) => Value,
  options?: ShopReadOptions,
): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  const read = async () => {
    try {
      return toValue(await shopRead<Body>(path, { store: pageStoreCodes().store }, options));
    } catch (error) {
      reading = null;
      throw error;
    }
  };
  return () => {
    reading ??= read();
    return reading;
  };
}

async function answerOf<Body>(path: string, search: string, init: RequestInit): Promise<Body> {
  try {
    const response = await fetch(`${path}${search}`, init);
    const { ok, status } = response;
    if (!ok) throw new AppError('http', `${path} answered ${status}`, { status, url: path });
    return await response.json();
  } catch (cause) {
    throw toAppError(cause, { method: init.method ?? 'GET', url: path });
  }
}
