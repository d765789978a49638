import { pageStoreCodes } from '@/lib/browser/page-store';
import { UNREACHED } from '@/lib/config/constants';
import { AppError } from '@/lib/errors/app-error';
import { callHeaders, readToken } from '@/lib/magento/call-headers';
import { isFromGateway, toAppError } from '@/lib/magento/to-app-error';
import { tellRefusedToken } from './refused-token';

interface RestInit {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** `no-store` and `reload` want an answer of their own: they abort and replace the same request under way. */
  cache?: RequestCache;
  signal?: AbortSignal;
}

/** The prefix of Magento's REST paths, before which the store's code goes. */
const REST_ROOT = '/rest/';

/** Calls Magento's REST in the page's store as the customer; concurrent reads are one [NET-6]. Throws only AppError. */
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
    const isShared = body === undefined;
    const isRolling = cache === 'no-store' || cache === 'reload';
    // Whoever signs in or out meanwhile must not get the other one's answer.
    const key = [method, url, token].join(' ');
    const response = isShared ? await share(key, send, isRolling, signal) : await send(signal);
    tellRefusedToken(token, { status: response.status });
    return await readRestAnswer<T>(response, { method, url });
  } catch (cause) {
    throw toAppError(cause, { method, url });
  }
}

/** A good answer's body; throws AppError: `refused` where nothing has changed, `http` where it may have [NET-6]. */
async function readRestAnswer<T>(response: Response, call: { method: string; url: string }): Promise<T> {
  const { ok, status } = response;
  const text = await response.text();
  const body = parse(text);
  if (ok && body !== undefined) return body as T;
  const isUnreached = response.headers.get(UNREACHED[0]) === UNREACHED[1];
  const own = ok || isFromGateway(status) ? null : ownMessage(body);
  const kind = own !== null && status >= 400 && status < 500 ? 'refused' : 'http';
  const message = own ?? `${call.method} ${call.url} was answered by ${status}`;
  // The shop's own refusals say more than Magento's do.
  const cause = Object(body).extensions;
  throw new AppError(kind, message, { ...call, category: Object(cause).category, status, isUnreached, cause });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Magento's message, or, where several inputs were wrong, what was wrong with each; null when there is none. */
function ownMessage(body: unknown): string | null {
  if (!isRecord(body) || typeof body.message !== 'string') return null;
  const each = Array.isArray(body.errors) ? body.errors.map(ownMessage).filter((message) => message !== null) : [];
  return each.length > 0 ? each.join(', ') : fill(body.message, body.parameters);
}

/** Puts the parameters in the places of `%1` (a list) or `%fieldName` (by name); null stands for nothing. */
function fill(message: string, parameters: unknown): string {
  const byName = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, index) => [String(index + 1), value]))
    : parameters;
  if (!isRecord(byName)) return message;
  return message.replace(/%(\w+)/g, (place, name: string) =>
    Object.hasOwn(byName, name) ? String(byName[name] ?? '') : place,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface Flight {
  answer: Promise<Response>;
  controller: AbortController;
}

interface Shared {
  flight: Flight;
  waiting: number;
}

type Send = (signal: AbortSignal) => Promise<Response>;

const inFlight = new Map<string, Shared>();

/** A copy of one request's answer by `key` [NET-6]; a `rolling` one replaces it, the last `signal` to end aborts it. */
async function share(key: string, send: Send, isRolling: boolean, signal?: AbortSignal): Promise<Response> {
  signal?.throwIfAborted();
  const shared = join(key, send, isRolling);
  shared.waiting += 1;
  const leave = () => {
    shared.waiting -= 1;
    if (shared.waiting > 0 || inFlight.get(key) !== shared) return;
    inFlight.delete(key);
    shared.flight.controller.abort(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
  try {
    return (await untilAborted(latestAnswer(shared), signal)).clone();
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

function join(key: string, send: Send, isRolling: boolean): Shared {
  const known = inFlight.get(key);
  if (known && !isRolling) return known;
  const shared = known ?? { flight: take(send), waiting: 0 };
  if (known) {
    const { controller } = known.flight;
    // First the new one: whoever the abort wakes finds it.
    known.flight = take(send);
    controller.abort();
  }
  inFlight.set(key, shared);
  const { flight } = shared;
  const land = () => {
    if (shared.flight === flight && inFlight.get(key) === shared) inFlight.delete(key);
  };
  flight.answer.then(land, land);
  return shared;
}

function take(send: Send): Flight {
  const controller = new AbortController();
  return { answer: send(controller.signal), controller };
}

/** The answer of the last request: one that was replaced meanwhile does not count, whatever became of it. */
async function latestAnswer(shared: Shared): Promise<Response> {
  for (;;) {
    const { flight } = shared;
    const outcome = await flight.answer.then(
      (response) => () => response,
      (error: unknown) => () => {
        throw error;
      },
    );
    if (shared.flight === flight) return outcome();
  }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
