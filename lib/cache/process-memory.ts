import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

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
  holds(html: Buffer): boolean;
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
function onRevalidated(listener: (tags: readonly string[]) => void): void {
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

/** On an answer that the middleware gives itself: where the page stands inside. The Node host takes it off. */
export const ANSWERED_PAGE_HEADER = 'x-answered-page';

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
  keep(name: string, owner: string, lifetime: number): Promise<void>;
  owner(name: string): Promise<string | null>;
  release(name: string, owner: string): Promise<void>;
}

/** What several instances share, as the cache handler has connected it; null without REDIS_URL. */
export async function sharedCache(): Promise<SharedCache | null> {
  const shared = (globalThis as { [key: symbol]: unknown })[Symbol.for('mmstr.shared-cache')];
  return ((await shared) as SharedCache | null | undefined) ?? null;
}

interface Entry<Value> {
  value: Value;
  /** Epoch milliseconds after which the value is asked for again. */
  freshUntil: number;
  /** Epoch milliseconds after which a visitor waits for the answer. */
  staleUntil: number;
}

interface Options<Value> {
  max: number;
  /** Milliseconds for which a value is served without asking, and then for which it is served while asking. */
  lifetime: (value: Value) => { fresh: number; stale: number };
  /** Values that must not push the others out have `max` places of their own. */
  isMinor?: (value: Value) => boolean;
  now?: () => number;
}

/**
 * A memory of answers: bounded, one call at a time per key; a value past its time is served while it is asked for
 * again, one long past its time only where asking fails. `lru-cache`'s own `fetch` gives a pending key a place, so a
 * scanner's unknown paths push known pages out; it cannot keep expired values, and a late answer would count as fresh.
 */
export class SwrCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #minor: LRUCache<string, Entry<Value>>;
  readonly #isMinor: (value: Value) => boolean;
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #lifetime: Options<Value>['lifetime'];
  readonly #now: () => number;
  /** Counts `expire`: what was asked for before it may be old already when it comes. */
  #generation = 0;

  constructor({ max, lifetime, isMinor = () => false, now = () => Date.now() }: Options<Value>) {
    this.#entries = new LRUCache({ max });
    this.#minor = new LRUCache({ max });
    this.#isMinor = isMinor;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** The value of a key; rejects as `load` does, where no value is known. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key) ?? this.#minor.get(key);
    if (!entry) return this.#load(key, load);
    if (entry.freshUntil > this.#now()) return entry.value;
    // A failure is not the visitor's where a value is known: the next request asks again.
    const fresh = this.#load(key, load).catch(() => entry.value);
    return entry.staleUntil > this.#now() ? entry.value : fresh;
  }

  /** Lets every value be asked for again; until the answer is there, and while there is none, it is served. */
  expire(): void {
    this.#generation += 1;
    for (const entries of [this.#entries, this.#minor]) {
      for (const entry of entries.values()) entry.freshUntil = 0;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#minor.clear();
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#pending.get(key);
    if (running) return running;
    const generation = this.#generation;
    const promise = load()
      .then((value) => {
        const { fresh, stale } = this.#lifetime(value);
        const freshUntil = this.#now() + (generation === this.#generation ? fresh : 0);
        const [place, other] = this.#isMinor(value) ? [this.#minor, this.#entries] : [this.#entries, this.#minor];
        other.delete(key);
        place.set(key, { value, freshUntil, staleUntil: freshUntil + stale });
        return value;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, promise);
    return promise;
  }
}

interface SharedOptions<Value> extends Options<Value> {
  /** The tag that makes the answers stale; without one all tags do. */
  tag?: string;
  /** What became stale is not served again. */
  isForgotten?: boolean;
}

/** A memory of answers, one per process and name, which asks again for what became stale, here or at another instance. */
export function sharedMemory<Value>(name: string, options: SharedOptions<Value>): SwrCache<Value> {
  return processShared(name, () => {
    const { tag, isForgotten = false } = options;
    const memory = new SwrCache(options);
    onRevalidated((tags) => {
      if (tag !== undefined && !tags.includes(tag)) return;
      // What is on its way may be old already.
      memory.expire();
      if (isForgotten) memory.clear();
    });
    return memory;
  });
}
