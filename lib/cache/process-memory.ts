import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** One value per process and name: Next bundles middleware, pages and cache handler apart, each with modules. */
export function processShared<Value>(name: string, create: () => Value): Value {
  const registry = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`mmstr.${name}`);
  registry[key] ??= create();
  return registry[key] as Value;
}

/** A page in the cache handler's memory. */
export interface CachedPage {
  isStale(): boolean;
  /** A part of it has come or gone: nobody may see it any more. */
  isOver(): boolean;
  /** Whether this is its text. */
  holds(html: string): boolean;
  /** Counts as used: what is served from elsewhere is not dropped for what nobody asks for. */
  touch(): void;
}

/** The cache handler's pages by internal path; the handler writes it under this name. */
const PAGES = Symbol.for('mmstr.cached-pages');

/** The cached page of an internal path (`/mmstr_en/GBP/~category/pain-relief.html`), fresh or stale, in its time. */
export function findCachedPage(internalPath: string): CachedPage | null {
  const pages = (globalThis as { [key: symbol]: unknown })[PAGES];
  const page = pages instanceof Map ? pages.get(decoded(internalPath)) : null;
  return page && !page.isOver() ? page : null;
}

/** Has a memory of answers hear of tags that became stale, here or at another instance. */
export function onRevalidated(listener: (tags: readonly string[]) => void): void {
  processShared('revalidation-listeners', () => new Set<typeof listener>()).add(listener);
}

/** Next and a browser may encode the same path differently; the handler decodes its keys in the same way. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names the secret of the process by which a render probe proves itself; the cache handler knows it too. */
export const PROBE_HEADER = 'x-render-probe';

export const probeSecret = processShared('render-probe', () => randomBytes(16).toString('hex'));

/** Whether this server itself asks, to have a page rendered. */
export function isRenderProbe(headers: IncomingHttpHeaders): boolean {
  return headers[PROBE_HEADER] === probeSecret;
}

/** Has this very server answer a request, without a connection; rejects where the answer breaks off. */
export type AskSelf = (url: string, headers: Record<string, string>, signal?: AbortSignal) => Promise<Response>;

/** The host tells here how its process asks itself; the cache handler reads it too. */
export const ownServer = processShared('own-server', (): { ask?: AskSelf } => ({}));

interface SharedCache {
  claim(name: string, owner: string, lifetime: number): Promise<string | null>;
}

/** What several instances share, as the cache handler has connected it; null without REDIS_URL. */
export async function sharedCache(): Promise<SharedCache | null> {
  const shared = (globalThis as { [key: symbol]: unknown })[Symbol.for('mmstr.shared-cache')];
  return ((await shared) as SharedCache | null | undefined) ?? null;
}
