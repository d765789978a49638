import { LRUCache } from 'lru-cache';
import { parseEnvironment } from '../config/env-schema.mjs';
import { answerTags } from './answer-tags.mjs';

/**
 * @typedef {{ value: any, tags: string[], lastModified: number, cacheControl?: { revalidate?: number | false, expire?: number } }} Entry
 */

const MEGABYTE = 1024 * 1024;
const NEXT_TAGS_HEADER = 'x-next-cache-tags';
/** Names, and proves itself by a secret of the process: the request by which a page is to be rendered. */
const PROBE_HEADER = 'x-render-probe';
const PROBE_SECRET = Symbol.for('mmstr.render-probe');
/** Whether such requests reach this server; the middleware writes it. */
const PROBES = Symbol.for('mmstr.render-probes');

/** Next makes a handler per request; what it stores belongs to the process. */
const shared = processState();

/** Next's page and data cache in bounded memory. A stale tag's entries are served while they are rendered again. */
export default class CacheHandler {
  /** When the request began: what it stores may have been read before a tag became stale that did so meanwhile. */
  beganAt = Date.now();

  /** @param {{ _requestHeaders?: Record<string, unknown> }} [context] */
  constructor({ _requestHeaders: headers = {} } = {}) {
    this.mayRender = !isRefreshedByProbes() || headers[PROBE_HEADER] === Reflect.get(globalThis, PROBE_SECRET);
  }

  /** @param {string} key */
  async get(key) {
    const entry = shared.entries.get(key);
    if (!entry) return null;
    const { value, cacheControl } = entry;
    const isKept = value.kind === 'APP_PAGE' && !this.mayRender;
    return { value, cacheControl, lastModified: isKept ? Date.now() : lastModified(entry) };
  }

  /**
   * @param {string} key
   * @param {any} value
   * @param {{ tags?: string[], cacheControl?: { revalidate?: number | false, expire?: number } }} context
   */
  async set(key, value, context) {
    if (value === null) shared.entries.delete(key);
    // What was read before is better than an answer that is none.
    if (value === null || isFailedRead(value)) return;
    const tags = [...(context.tags ?? []), ...(value.tags ?? []), ...tagsOf(value)];
    shared.entries.set(key, { value, tags, lastModified: this.beganAt, cacheControl: context.cacheControl });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const now = Date.now();
    for (const tag of [tags].flat()) shared.revalidatedAt.set(tag, now);
  }

  resetRequestCache() {}
}

/**
 * Next renders a stale page anew in whoever's request finds it, and writes that visitor's spelling and query into
 * everybody's page. Where the middleware has pages rendered by probes, visitors find none stale.
 */
function isRefreshedByProbes() {
  const isSet = process.env.NODE_ENV === 'production' && Boolean(process.env.PORT);
  return isSet && Reflect.get(globalThis, PROBES)?.work !== false;
}

/** @param {Entry} entry */
function lastModified({ tags, lastModified, value, cacheControl }) {
  const isStale = tags.some((tag) => (shared.revalidatedAt.get(tag) ?? 0) >= lastModified);
  if (!isStale) return lastModified;
  // Just past its time: much older, and Next would make the visitor wait for a fresh one.
  const seconds = cacheControl?.revalidate || value.revalidate || 1;
  return Math.min(lastModified, Date.now() - (seconds + 1) * 1000);
}

/** Whether Next would render a page anew. @param {Entry} entry */
function isStale(entry) {
  const seconds = entry.cacheControl?.revalidate;
  return typeof seconds === 'number' && Date.now() - lastModified(entry) > seconds * 1000;
}

/**
 * GraphQL reports errors with status 200; such an answer must not outlive its cause, unless it is "does not exist".
 * @param {any} value
 */
function isFailedRead(value) {
  return value.kind === 'FETCH' && (answerOf(value).errors ?? []).some((error) => !isNoSuchEntity(error));
}

/** @param {{ extensions?: { category?: string } }} error */
function isNoSuchEntity({ extensions }) {
  return extensions?.category === 'graphql-no-such-entity';
}

/**
 * The GraphQL answer in an entry of the data cache; a constant's entry holds none.
 * @param {any} value
 * @returns {{ errors?: { extensions?: { category?: string } }[], data?: unknown }}
 */
function answerOf(value) {
  const body = Buffer.from(value.data.body, 'base64').toString();
  return body.startsWith('{') ? JSON.parse(body) : {};
}

/**
 * Tags beyond those that Next passes on: a page's own; of a read those of what is in its answer, and those that
 * Magento names beside it.
 * @param {any} value
 * @returns {string[]}
 */
function tagsOf(value) {
  const isRead = value.kind === 'FETCH';
  const header = isRead ? value.data.headers?.['x-magento-tags'] : value.headers?.[NEXT_TAGS_HEADER];
  const named = typeof header === 'string' ? header.split(',') : [];
  return isRead ? [...answerTags(answerOf(value).data), ...named] : named;
}

/**
 * Bytes in memory, nearly: a page's text has letters beyond Latin-1, so each takes two.
 * @param {any} value
 */
function sizeOf(value) {
  if (value.kind === 'FETCH') return value.data.body.length + 500;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
  const text = typeof value.html === 'string' ? value.html.length * 2 : 0;
  return text + (value.rscData?.length ?? 0) + (value.body?.length ?? 0) + segments + 1000;
}

function processState() {
  const registry = /** @type {any} */ (globalThis);
  const key = Symbol.for('mmstr.page-cache');
  registry[key] ??= createState(registry);
  return registry[key];
}

/** @param {any} registry */
function createState(registry) {
  /** Pages by internal path, for the middleware. @type {Map<string, { isStale: () => boolean }>} */
  const pages = new Map();
  registry[Symbol.for('mmstr.cached-pages')] = pages;
  return {
    /** When each tag became stale, epoch milliseconds. @type {LRUCache<string, number>} */
    revalidatedAt: new LRUCache({ max: 100_000 }),
    /** @type {LRUCache<string, Entry>} */
    entries: new LRUCache({
      maxSize: parseEnvironment(process.env).PAGE_CACHE_MEGABYTES * MEGABYTE,
      sizeCalculation: (/** @type {Entry} */ entry) => sizeOf(entry.value),
      onInsert: (/** @type {Entry} */ entry, /** @type {string} */ key) => {
        if (entry.value.kind !== 'APP_PAGE') return;
        // A page that ended in "not found" must be watched when it is asked for, not served as one.
        if ((entry.value.status ?? 200) === 200) pages.set(internalPath(key), { isStale: () => isStale(entry) });
        else pages.delete(internalPath(key));
      },
      dispose: (/** @type {Entry} */ _, /** @type {string} */ key, /** @type {string} */ reason) => {
        if (reason !== 'set') pages.delete(internalPath(key));
      },
    }),
  };
}

/** @param {string} key `/route-cache/APP_PAGE/<hash>/$/mmstr_en/GBP/~route/…` */
function internalPath(key) {
  const path = key.slice(key.indexOf('/$/') + 2);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
