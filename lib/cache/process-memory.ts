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
}

/** The cache handler's pages by internal path; the handler writes it under this name. */
const PAGES = Symbol.for('mmstr.cached-pages');

/** The cached page of an internal path (`/mmstr_en/GBP/~category/pain-relief.html`), fresh or stale. */
export function findCachedPage(internalPath: string): CachedPage | null {
  const pages = (globalThis as { [key: symbol]: unknown })[PAGES];
  return pages instanceof Map ? (pages.get(decoded(internalPath)) ?? null) : null;
}

/** Next and a browser may encode the same path differently; the handler decodes its keys in the same way. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
