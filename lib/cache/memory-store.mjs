import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { parseEnvironment } from '../config/env-schema.mjs';
import { untilOf } from './tags.mjs';

// The process's own bounded layer of the cache: Next makes a handler per request, but what they store is the process's.
// Everything is kept packed, a tenth as large; what was used last is open, too.

/** @typedef {{ revalidate?: number | false, expire?: number }} CacheControl */
/** @typedef {{ tags: string[], lastModified: number, revalidate?: number | false, cacheControl?: CacheControl }} About */
/** @typedef {About & { value: any }} Entry */
/** @typedef {About & { packed: Buffer }} PackedEntry */

const MEGABYTE = 1024 * 1024;

/** What an entry takes beside its value, nearly. */
const ABOUT_BYTES = 700;
const TAG_BYTES = 40;

/** Parts of PAGE_CACHE_MEGABYTES; the other half is the page cache's, of what browsers get. */
const SHARE = { open: 1 / 8, packed: 3 / 8 };

const toBrotli = promisify(brotliCompress);

const memory = processState();

/** @param {string} key @returns {Entry | undefined} */
export function findEntry(key) {
  // It counts as used there, too.
  const packed = memory.packed.get(key);
  const open = memory.open.get(key) ?? memory.packing.get(key);
  if (open || !packed) return open;
  const entry = opened(packed);
  memory.open.set(key, entry);
  return entry;
}

/** Stores an entry; gives it packed, null where that fails. @param {string} key @param {Entry} entry @returns {Promise<PackedEntry | null>} */
export async function storeEntry(key, { value, ...about }) {
  const entry = { ...about, value: inBytes(value) };
  memory.packing.set(key, entry);
  memory.open.set(key, entry);
  tellPage(key, entry);
  const packed = await pack(entry);
  // Another may have been stored, or this one discarded, meanwhile.
  if (memory.packing.get(key) === entry) {
    if (packed) memory.packed.set(key, packed);
    // The one before is not it.
    else memory.packed.delete(key);
    memory.packing.delete(key);
    memory.discardPage(key);
  }
  return packed;
}

/** @param {Entry} entry @returns {Promise<PackedEntry | null>} */
async function pack({ value, ...about }) {
  try {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    // A copy: what comes is a part of a larger buffer, which would stay with it.
    return { ...about, packed: Buffer.from(await toBrotli(serialize(value), { params })) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: stderr is the log of a Node host
    console.error('A cached entry could not be packed:', error);
    return null;
  }
}

/** Stores what another instance has packed; throws where it cannot be read. @param {string} key @param {PackedEntry} packed */
export function storePacked(key, packed) {
  const entry = opened(packed);
  memory.packing.delete(key);
  memory.packed.set(key, { ...packed, packed: Buffer.from(packed.packed) });
  memory.open.set(key, entry);
  tellPage(key, entry);
  return entry;
}

/** At once, a millisecond for a page: while it waited for another thread a newer one could come. @param {PackedEntry} entry @returns {Entry} */
function opened({ packed, ...about }) {
  return { ...about, value: deserialize(brotliDecompressSync(packed)) };
}

/** A page's text as bytes: as a string, each letter would take two. @param {any} value */
const inBytes = (value) => (typeof value.html === 'string' ? { ...value, html: Buffer.from(value.html) } : value);

/** What Next knows of an entry: a page with its text. @param {any} value */
export const inText = (value) => (Buffer.isBuffer(value.html) ? { ...value, html: value.html.toString() } : value);

/** @param {string} key */
export function discardEntry(key) {
  memory.packing.delete(key);
  memory.open.delete(key);
  memory.packed.delete(key);
  memory.discardPage(key);
}

/** Makes tags stale, and tells listeners. @param {readonly string[]} tags @param {number} at epoch milliseconds */
export function markRevalidated(tags, at) {
  const news = tags.filter((tag) => (memory.revalidatedAt.get(tag) ?? 0) < at);
  for (const tag of news) memory.revalidatedAt.set(tag, at);
  if (news.length > 0) for (const listener of memory.listeners) listener(news);
}

/** When an entry counts as made, epoch milliseconds: long ago where a tag of it is stale. @param {About} about */
export function lastModified({ tags, lastModified, revalidate }) {
  const isStale = tags.some((tag) => (memory.revalidatedAt.get(tag) ?? 0) >= lastModified);
  if (!isStale) return lastModified;
  // Just past its time: much older, and Next would make the visitor wait for a fresh one.
  return Math.min(lastModified, Date.now() - ((revalidate || 1) + 1) * 1000);
}

/** Whether Next would render a page, or read an answer, anew. @param {About} about */
export function isStale(about) {
  const { revalidate } = about;
  return typeof revalidate === 'number' && Date.now() - lastModified(about) > revalidate * 1000;
}

/** Whether a part of a page has come or gone since, so that nobody may see the page as it was. @param {About} about */
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
  const bytes = parseEnvironment(process.env).PAGE_CACHE_MEGABYTES * MEGABYTE;
  /** What is being packed. @type {Map<string, Entry>} */
  const packing = new Map();
  /** @type {LRUCache<string, Entry>} */
  const open = new LRUCache({
    maxSize: bytes * SHARE.open,
    sizeCalculation: (entry) => sizeOf(entry.value),
    disposeAfter: (_, key) => discardPage(key),
  });
  /** @type {LRUCache<string, PackedEntry>} */
  const packed = new LRUCache({
    maxSize: bytes * SHARE.packed,
    sizeCalculation: (entry) => entry.packed.length + TAG_BYTES * entry.tags.length + ABOUT_BYTES,
    disposeAfter: (_, key) => discardPage(key),
  });
  /** A page that is nowhere any more the middleware must not know either. @param {string} key */
  const discardPage = (key) => {
    if (!packing.has(key) && !open.has(key) && !packed.has(key)) pages.delete(internalPath(key));
  };
  return {
    /** When each tag became stale, epoch milliseconds. @type {LRUCache<string, number>} */
    revalidatedAt: new LRUCache({ max: 100_000 }),
    /** @type {Set<(tags: readonly string[]) => void>} */
    listeners: registry[Symbol.for('mmstr.revalidation-listeners')],
    pages,
    packing,
    open,
    packed,
    discardPage,
  };
}

/** Tells the middleware of a page. @param {string} key @param {Entry} entry */
function tellPage(key, { value, ...about }) {
  if (value.kind !== 'APP_PAGE') return;
  // A page that ended in "not found" must be watched when it is asked for, not served as one.
  if ((value.status ?? 200) !== 200) memory.pages.delete(internalPath(key));
  else
    memory.pages.set(internalPath(key), {
      isStale: () => isStale(about),
      isOver: () => isOver(about),
      // Whoever has just been sent it had it opened.
      holds: (/** @type {Buffer} */ html) =>
        (memory.open.peek(key) ?? memory.packing.get(key))?.value.html?.equals(html) ?? false,
      touch: () => void (memory.packed.get(key) ?? memory.open.get(key)),
    });
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
