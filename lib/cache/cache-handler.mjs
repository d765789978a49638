import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnvironment, shownEnvironment } from '../config/env-schema.mjs';
import {
  discardEntry,
  findEntry,
  inText,
  isOver,
  isStale,
  lastModified,
  markRevalidated,
  storeEntry,
  storePacked,
} from './memory-store.mjs';
import { answerTags } from './tags.mjs';

/** @typedef {import('./memory-store.mjs').Entry} Entry */

const NEXT_TAGS_HEADER = 'x-next-cache-tags';
/** Names, and proves itself by a secret of the process: the request by which a page is to be rendered. */
const PROBE_HEADER = 'x-render-probe';
const PROBE_SECRET = Symbol.for('mmstr.render-probe');
/** Whether such requests reach this server; the middleware writes it. */
const PROBES = Symbol.for('mmstr.render-probes');
/** Where the server has told how it asks itself. */
const OWN_SERVER = Symbol.for('mmstr.own-server');
/** The process's one way to the cache that instances share. */
const SHARED = Symbol.for('mmstr.shared-cache');

/** Next's cache: memory, and with REDIS_URL other instances' store. Stale entries are served while they are renewed. */
export default class CacheHandler {
  /** When the request began: what it stores may have been read before a tag became stale that did so meanwhile. */
  beganAt = Date.now();

  /** @param {{ _requestHeaders?: Record<string, unknown>, serverDistDir?: string, dev?: boolean }} [context] */
  constructor({ _requestHeaders: headers = {}, serverDistDir, dev = false } = {}) {
    this.mayRender = !isRefreshedByProbes() || headers[PROBE_HEADER] === Reflect.get(globalThis, PROBE_SECRET);
    this.shared = serverDistDir && !dev ? openShared(serverDistDir) : null;
  }

  /** @param {string} key */
  async get(key) {
    const entry = await this.find(key);
    if (!entry || isOver(entry)) return null;
    const { value, cacheControl } = entry;
    return {
      value: inText(value),
      cacheControl,
      lastModified: this.isKept(entry) ? Date.now() : lastModified(entry),
    };
  }

  /** The entry in memory; where it is missing or stale, another instance's newer one. @param {string} key */
  async find(key) {
    const own = findEntry(key);
    if (own && !isOver(own) && (this.isKept(own) || !isStale(own))) return own;
    const theirs = await (await this.shared)?.get(key);
    // Another may have been stored here meanwhile.
    const latest = findEntry(key);
    if (!theirs || isOver(theirs) || (latest && theirs.lastModified <= latest.lastModified)) return latest;
    try {
      return storePacked(key, theirs);
    } catch {
      // What cannot be read is as good as nothing: another Node may write otherwise.
      return latest;
    }
  }

  /** Whether this request takes a page as it is, and leaves its renewal to others. @param {Entry} entry */
  isKept({ value }) {
    return value.kind === 'APP_PAGE' && !this.mayRender;
  }

  /** @param {string} key @param {any} value @param {Partial<Pick<Entry, 'tags' | 'cacheControl'>>} context */
  async set(key, value, context) {
    if (value === null) {
      discardEntry(key);
      return (await this.shared)?.delete(key);
    }
    // What was read before is better than an answer that is none.
    if (isFailedRead(value)) return;
    const tags = [...(context.tags ?? []), ...(value.tags ?? []), ...tagsOf(value)];
    const { cacheControl } = context;
    const revalidate = cacheControl?.revalidate ?? value.revalidate;
    const packing = storeEntry(key, { value, tags, lastModified: this.beganAt, revalidate, cacheControl });
    const shared = await this.shared;
    const packed = shared && (await packing);
    if (packed) await shared.set(key, packed);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const now = Date.now();
    markRevalidated([tags].flat(), now);
    await (await this.shared)?.tell([tags].flat(), now);
  }

  resetRequestCache() {}
}

/**
 * The store that several instances share; null without REDIS_URL, and while Next builds. Its code is loaded only then.
 * @param {string} serverDistDir @returns {Promise<import('./shared-store.mjs').SharedStore | null> | null}
 */
function openShared(serverDistDir) {
  const registry = /** @type {any} */ (globalThis);
  registry[SHARED] ??= connectShared(serverDistDir);
  return registry[SHARED];
}

/** @param {string} serverDistDir */
async function connectShared(serverDistDir) {
  const environment = parseEnvironment(process.env);
  const { REDIS_URL } = environment;
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return null;
  const buildId = readFileSync(join(dirname(serverDistDir), 'BUILD_ID'), 'utf8').trim();
  // One build may serve several shops: staging and production, each with its own backend.
  const shop = createHash('sha256')
    .update(JSON.stringify(shownEnvironment(environment)))
    .digest('hex')
    .slice(0, 16);
  const { SharedStore } = await import('./shared-store.mjs');
  return new SharedStore({ url: REDIS_URL, edition: `${buildId}:${shop}`, onRevalidated: markRevalidated });
}

/** Whether probes renew pages: Next itself writes the spelling and query of whoever finds a page stale into it. */
function isRefreshedByProbes() {
  if (Reflect.get(globalThis, OWN_SERVER)?.ask) return true;
  const isSet = process.env.NODE_ENV === 'production' && Boolean(process.env.PORT);
  return isSet && Reflect.get(globalThis, PROBES)?.work !== false;
}

/**
 * Status 200 also comes with errors, of which only "does not exist" may outlive its cause, and with a maintenance page.
 * @param {any} value
 */
function isFailedRead(value) {
  if (value.kind !== 'FETCH') return false;
  const { data, errors = [] } = answerOf(value);
  // A constant's entry has no address.
  const isNone = Boolean(value.data.url) && !data && errors.length === 0;
  return isNone || errors.some((error) => !isNoSuchEntity(error));
}

/** @param {{ extensions?: { category?: string } }} error */
function isNoSuchEntity({ extensions }) {
  return extensions?.category === 'graphql-no-such-entity';
}

// The GraphQL answer in an entry of the data cache; a constant's entry holds none.
/** @param {any} value @returns {{ errors?: { extensions?: { category?: string } }[], data?: unknown }} */
function answerOf(value) {
  const body = Buffer.from(value.data.body, 'base64').toString().trimStart();
  return body.startsWith('{') ? JSON.parse(body) : {};
}

/** Tags that Next does not pass on: a page's own, a read's and its answer's. @param {any} value @returns {string[]} */
function tagsOf(value) {
  const isRead = value.kind === 'FETCH';
  const header = isRead ? value.data.headers?.['x-magento-tags'] : value.headers?.[NEXT_TAGS_HEADER];
  const named = typeof header === 'string' ? header.split(',') : [];
  return isRead ? [...answerTags(answerOf(value).data), ...named] : named;
}
