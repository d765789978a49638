import { afterEach, beforeEach, vi } from 'vitest';

// The worker in a browser whose network and store are the tests'.

interface Route {
  match(asked: { request: Asked; url: URL; sameOrigin: boolean }): unknown;
  handle(asked: { request: Asked; event: unknown }): Promise<Response>;
}

interface Asked {
  url: string;
  method: string;
  mode: string;
  destination: string;
  cache: string;
  headers: Headers;
  clone(): Asked;
}

const routes: Route[] = [];
/** What the build has stored ahead. */
export const precached = new Map<string, Response>();
vi.mock('workbox-routing', () => ({
  registerRoute: (match: Route['match'], handle: Route['handle']) => routes.push({ match, handle }),
}));
vi.mock('workbox-precaching', () => ({
  precache: vi.fn(),
  matchPrecache: async (url: string) => precached.get(url)?.clone(),
}));

export const ORIGIN = 'https://shop.example';
/** Of the worker's own events. */
export const listeners = new Map<string, ((event: unknown) => void)[]>();
/** The network; gone, unless a test has it answer. */
export const fetched = vi.fn<(input: Asked | string, init?: RequestInit) => Promise<Response>>();

/** Starts the worker anew for each test of a file. */
export function startedWorker(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    routes.length = 0;
    for (const kept of [listeners, precached]) kept.clear();
    fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    const scope = {
      location: new URL(ORIGIN),
      skipWaiting: vi.fn(async () => undefined),
      clients: { claim: vi.fn(async () => undefined) },
      __WB_MANIFEST: [],
      addEventListener: (type: string, listen: (event: unknown) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listen]),
    };
    vi.stubGlobal('self', scope);
    vi.stubGlobal('__BUILD_ID__', 'v2');
    vi.stubGlobal('navigator', { language: 'en-GB' });
    vi.stubGlobal('caches', fakeCaches(ORIGIN));
    // What earlier files of the process still ask for is none of the worker's.
    const isOwn = (asked: Asked | string) =>
      /\.example$/.test(new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).host);
    vi.stubGlobal('fetch', ((asked, init) =>
      isOwn(asked) ? fetched(asked, init) : new Promise(() => {})) as typeof fetched);
    vi.resetModules();
    await import('./worker');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** What the shop answers, made now. */
export function answer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  const response = new Response(body, { status, headers: { Date: new Date().toUTCString(), ...headers } });
  // A browser's answer of one's own origin.
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  response.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' });
  return response;
}

/** A page that is everybody's. */
export const page = (body: string, headers: Record<string, string> = {}) =>
  answer(body, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'X-Page-Store': 'mmstr_en GBP',
    'Content-Language': 'en-GB',
    ...headers,
  });

/** Asks as a page does; null where the worker leaves it to the browser. Waits for what goes on behind. */
export async function ask(
  path: string,
  { mode = 'navigate', destination = 'document', method = 'GET', cache = 'default', headers = {} } = {},
) {
  const asked = { url: `${ORIGIN}${path}`, method, mode, destination, cache, headers: new Headers(headers) };
  const request: Asked = { ...asked, clone: () => request };
  const route = routes.find(({ match }) => match({ request, url: new URL(request.url), sameOrigin: true }));
  if (!route) return null;
  const behind: Promise<unknown>[] = [];
  const response = route.handle({
    request,
    event: { request, waitUntil: (work: Promise<unknown>) => behind.push(work) },
  });
  await vi.advanceTimersByTimeAsync(5000);
  const given = await response.then((got) => (got.type === 'error' ? 'error' : got.text()));
  await Promise.all(behind);
  return given;
}

/** Sends a message as a page does; gives the answer. */
export async function send(type: string, payload?: unknown): Promise<unknown> {
  const replies: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const ports = [{ postMessage: (reply: unknown) => replies.push(reply) }];
  for (const listen of listeners.get('message') ?? [])
    listen({ data: { type, payload }, ports, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  return replies[0];
}

/** Paths of all that is stored. */
export const kept = async () => {
  const names = await caches.keys();
  const lists = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  return lists.flat().map((url) => url.replace(ORIGIN, ''));
};

/** Cache Storage of a page at `origin`, as far as the worker uses it. */
export function fakeCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>();
  const address = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string) => entries.get(address(key))?.clone(),
      // What is put anew stands at the end.
      put: async (key: string, response: Response) => {
        entries.delete(address(key));
        entries.set(address(key), response);
      },
      delete: async (key: string) => entries.delete(address(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const match = async (key: string) => {
    for (const entries of all.values()) if (entries.has(address(key))) return entries.get(address(key))?.clone();
    return undefined;
  };
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}
