import { LRUCache } from 'lru-cache';
import { parseEnvironment } from '../config/env-schema.mjs';
import { untilOf } from './tags.mjs';

// The process's own bounded layer of the cache: Next makes a handler per request, but what they store is the process's.

/** @typedef {{ revalidate?: number | false, expire?: number }} CacheControl */
/** @typedef {{ value: any, tags: string[], lastModified: number, cacheControl?: CacheControl }} Entry */

const MEGABYTE = 1024 * 1024;

const memory = processState();

/** @param {string} key @returns {Entry | undefined} */
export const findEntry = (key) => memory.entries.get(key);

/** @param {string} key @param {Entry} entry */
export const keepEntry = (key, entry) => void memory.entries.set(key, { ...entry, value: packed(entry.value) });

/** A page's text as bytes: as a string, each letter would take two. @param {any} value */
const packed = (value) => (typeof value.html === 'string' ? { ...value, html: Buffer.from(value.html) } : value);

/** What Next knows of an entry: a page with its text. @param {any} value */
export const unpacked = (value) => (Buffer.isBuffer(value.html) ? { ...value, html: value.html.toString() } : value);

/** @param {string} key */
export const dropEntry = (key) => void memory.entries.delete(key);

/** Makes tags stale, and tells listeners. @param {readonly string[]} tags @param {number} at epoch milliseconds */
export function markRevalidated(tags, at) {
  const news = tags.filter((tag) => (memory.revalidatedAt.get(tag) ?? 0) < at);
  for (const tag of news) memory.revalidatedAt.set(tag, at);
  if (news.length > 0) for (const listener of memory.listeners) listener(news);
}

/** When an entry counts as made, epoch milliseconds: long ago where a tag of it is stale. @param {Entry} entry */
export function lastModified({ tags, lastModified, value, cacheControl }) {
  const isStale = tags.some((tag) => (memory.revalidatedAt.get(tag) ?? 0) >= lastModified);
  if (!isStale) return lastModified;
  // Just past its time: much older, and Next would make the visitor wait for a fresh one.
  const seconds = cacheControl?.revalidate || value.revalidate || 1;
  return Math.min(lastModified, Date.now() - (seconds + 1) * 1000);
}

/** Whether Next would render a page, or read an answer, anew. @param {Entry} entry */
export function isStale(entry) {
  const seconds = entry.cacheControl?.revalidate ?? entry.value.revalidate;
  return typeof seconds === 'number' && Date.now() - lastModified(entry) > seconds * 1000;
}

/** Whether a part of a page has come or gone since, so that nobody may see the page as it was. @param {Entry} entry */
export function isOver({ tags }) {
  return untilOf(tags) <= Date.now();
}

/** Bytes in memory, nearly. @param {any} value */
function sizeOf(value) {
  if (value.kind === 'FETCH') return value.data.body.length + 500;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
  return (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0) + segments + 1000;
}

function processState() {
  const registry = /** @type {any} */ (globalThis);
  const key = Symbol.for('mmstr.page-cache');
  registry[key] ??= createState(registry);
  return registry[key];
}

/** @param {any} registry */
function createState(registry) {
  /** Pages by internal path, for the middleware. @type {Map<string, import('./process-memory').CachedPage>} */
  const pages = new Map();
  registry[Symbol.for('mmstr.cached-pages')] = pages;
  registry[Symbol.for('mmstr.revalidation-listeners')] ??= new Set();
  /** @type {LRUCache<string, Entry>} */
  const entries = new LRUCache({
    maxSize: parseEnvironment(process.env).PAGE_CACHE_MEGABYTES * MEGABYTE,
    sizeCalculation: (/** @type {Entry} */ entry) => sizeOf(entry.value),
    onInsert: (/** @type {Entry} */ entry, /** @type {string} */ key) => {
      if (entry.value.kind !== 'APP_PAGE') return;
      // A page that ended in "not found" must be watched when it is asked for, not served as one.
      const page = {
        isStale: () => isStale(entry),
        isOver: () => isOver(entry),
        holds: (/** @type {Buffer} */ html) => Buffer.isBuffer(entry.value.html) && html.equals(entry.value.html),
        touch: () => void entries.get(key),
      };
      if ((entry.value.status ?? 200) === 200) pages.set(internalPath(key), page);
      else pages.delete(internalPath(key));
    },
    dispose: (/** @type {Entry} */ _, /** @type {string} */ key, /** @type {string} */ reason) => {
      if (reason !== 'set') pages.delete(internalPath(key));
    },
  });
  return {
    /** When each tag became stale, epoch milliseconds. @type {LRUCache<string, number>} */
    revalidatedAt: new LRUCache({ max: 100_000 }),
    /** @type {Set<(tags: readonly string[]) => void>} */
    listeners: registry[Symbol.for('mmstr.revalidation-listeners')],
    entries,
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
