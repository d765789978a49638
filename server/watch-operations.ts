import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { format } from 'node:util';
import { isRenderProbe, processShared } from '@/lib/cache/process-memory';
import { maskDetails } from '@/lib/errors/mask-details';
import { count, observe } from './metrics';
import type { StartedRequest } from './watch-request';

interface Settings {
  COMMERCE_ORIGIN: string;
  LOG_FORMAT: 'text' | 'json';
  /** Without it nobody can read what is counted. */
  OPS_SECRET?: string | undefined;
  TRUSTED_PROXY_HOPS: number;
}

const requestIds = () => processShared('request-ids', () => new AsyncLocalStorage<string>());

/** The request whose work this is, as the logs of the proxy and the backend name it too. */
const currentRequestId = () => requestIds().getStore();

/** Does something as the work of a request that has been named. */
export function inRequest<Value>({ headers }: IncomingMessage, work: () => Value): Value {
  return requestIds().run(String(headers['x-request-id']), work);
}

/** Watches backend calls, and writes the log as JSON where wanted. Gives what to call at the start of each request. */
export function watchOperations(settings: Settings): (started: StartedRequest) => void {
  if (settings.LOG_FORMAT === 'json') writeLogAsJson();
  watchBackend(settings.COMMERCE_ORIGIN);
  return ({ request, response }) => {
    const start = performance.now();
    const isRendering = isRenderProbe(request.headers);
    // What is rendered for a visitor is the same work.
    const id =
      (isRendering && currentRequestId()) || requestId(request.headers['x-request-id'], settings.TRUSTED_PROXY_HOPS);
    request.headers['x-request-id'] = id;
    requestIds().enterWith(id);
    // Pages out of memory are so fast that counting them would be felt.
    if (!settings.OPS_SECRET && settings.LOG_FORMAT !== 'json') return;
    const { method, url = '' } = request;
    const [path = ''] = url.split('?');
    response.once('close', () => {
      const milliseconds = performance.now() - start;
      const { statusCode: status, writableFinished: isWhole } = response;
      const kind = kindOf(path);
      // Next says it of pages: hit, stale, or miss for one that was rendered.
      const cache = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
      const outcome = isWhole ? String(status) : 'aborted';
      count('shop_requests_total', { kind, cache, status: outcome });
      observe('shop_request_duration_seconds', milliseconds / 1000, { kind });
      if (isRendering) observe('shop_render_duration_seconds', milliseconds / 1000, { status: outcome });
      if (settings.LOG_FORMAT === 'json')
        log('info', 'request', {
          requestId: id,
          method,
          path: maskDetails(path),
          status,
          isWhole,
          cache,
          milliseconds: round(milliseconds),
        });
    });
  };
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** A proxy's word counts where one is trusted. */
function requestId(told: string | string[] | undefined, trustedHops: number): string {
  return trustedHops > 0 && typeof told === 'string' && REQUEST_ID.test(told) ? told : randomUUID();
}

function kindOf(path: string): 'file' | 'call' | 'page' {
  if (/^\/(_next|media|static|icons)\//.test(path)) return 'file';
  return /^\/(api|rest|graphql)(\/|$)/.test(path) ? 'call' : 'page';
}

/** A call as Node's own `fetch` tells of it. */
interface BackendCall {
  origin: string | URL;
  addHeader(name: string, value: string): void;
}

/** Names and times each call to the backend; below `fetch`, whose headers are part of what Next caches an answer by. */
function watchBackend(origin: string): void {
  const started = new WeakMap<BackendCall, number>();
  const ended = (call: BackendCall, status: string) => {
    const start = started.get(call);
    if (start === undefined) return;
    started.delete(call);
    observe('shop_backend_duration_seconds', (performance.now() - start) / 1000, { status });
  };
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: BackendCall };
    if (String(request.origin) !== origin) return;
    started.set(request, performance.now());
    const id = currentRequestId();
    if (id) request.addHeader('X-Request-Id', id);
  });
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: BackendCall; response: { statusCode: number } };
    ended(request, String(response.statusCode));
  });
  subscribe('undici:request:error', (message) => ended((message as { request: BackendCall }).request, 'failed'));
}

/** Whatever is written to the console, Next's own lines too, becomes a line of JSON that names its request. */
function writeLogAsJson(): void {
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    console[level] = (...words: unknown[]) =>
      log(level === 'log' ? 'info' : level, format(...words), { requestId: currentRequestId() });
  }
}

function log(level: string, message: string, more: object): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`);
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
