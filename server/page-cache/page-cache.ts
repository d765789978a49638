import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CachedPage, findCachedPage } from '@/lib/cache/process-memory';
import { reportError } from '@/lib/errors/report-error';
import { count } from '@/server/metrics';
import { asksForDocument, visitorKey } from './document-request';
import { acceptedEncoding, type Body, encodedForAll, encodedOnce } from './encode';
import { holdDocument } from './hold-document';
import { inlineHashes, joinScripts } from './inline-scripts';
import { delayScripts, START_LATE } from './late-scripts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Options {
  maxBytes: number;
  /** The scripts that the shop writes into its pages; no other inline script runs. */
  ownScripts: ReadonlySet<string>;
}

/** A document as browsers get it. */
interface Finished {
  body: Body;
  etag: string;
  /** Of the scripts inside, for its policy. */
  hashes: string[];
}

interface StoredPage extends Finished {
  bytes: number;
  /** What it was made of: once the cache handler has another, or this one is stale, the page counts no more. */
  source: CachedPage;
}

/** What a visitor's address and cookies lead to, with the headers that the middleware and Next gave it. */
interface Choice {
  internalPath: string;
  headers: OutgoingHttpHeaders;
}

/** Where inside a page stands; `watchRequest` takes it off every answer. */
const REWRITE = 'x-middleware-rewrite';
const POLICY = 'content-security-policy';

const ANY_INLINE_SCRIPT = /(script-src [^;]*)'unsafe-inline'/;

/** What stands in the catalogue is read before anything else; a cart or an account is drawn by its scripts. */
const CATALOGUE_PAGE = /^\/[^/]+\/[^/]+\/~/;

/** Settled for each answer anew. */
const OF_ONE_ANSWER = ['etag', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Addresses that lead to pages: visitors make them up, and must not displace the pages themselves by them. */
const MOST_CHOICES = 20_000;

/**
 * Stands in front of Next. What is the same for everybody it keeps as browsers take it, compressed once; whether that
 * still counts it asks the cache handler each time, and so knows no tags. Many who ask at once go through Next once.
 * Every document's policy allows the shop's own inline scripts by their hashes in place of all.
 */
export function withPageCache(next: Handler, { maxBytes, ownScripts }: Options): Handler {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const choices = new LRUCache<string, Choice>({ max: MOST_CHOICES });
  const scripts = new Set([...ownScripts, START_LATE]);
  const underWay = new Map<string, Promise<void>>();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = visitorKey(request);
    if (key === null) return pass(request, response, null);
    // Who waited finds it stored; where everybody's answer is their own, each goes on by themselves.
    await underWay.get(key);
    const choice = choices.get(key);
    const page = choice && currentPage(choice.internalPath);
    if (page) {
      count('shop_page_cache_hits_total');
      for (const [name, value] of Object.entries(choice.headers)) response.setHeader(name, value ?? '');
      response.end(await dressed(response, page, request.headers));
      return;
    }
    const passing = pass(request, response, key);
    const done = passing.catch(() => undefined).finally(() => underWay.delete(key));
    if (!underWay.has(key)) underWay.set(key, done);
    return passing;
  }

  function currentPage(internalPath: string): StoredPage | null {
    const page = pages.get(internalPath);
    if (!page || findCachedPage(internalPath) !== page.source || page.source.isStale()) return null;
    page.source.touch();
    return page;
  }

  /** Has Next answer, and finishes its document; stores it under the key where it is everybody's. */
  async function pass(request: IncomingMessage, response: ServerResponse, key: string | null): Promise<void> {
    const asked = { ...request.headers };
    // Next's own compression and tag would be of another text, and of a mere head it would make none.
    request.headers['accept-encoding'] = 'identity';
    delete request.headers['if-none-match'];
    request.method = 'GET';
    const held = holdDocument(response);
    next(request, response);
    const document = await held;
    if (!document) return;
    const page = key === null ? null : await store(key, response, document.html);
    document.send(await dressed(response, page ?? finished(document.html), asked));
  }

  /** Stores a document that is a page of the cache handler's, letter by letter; null for any other. */
  async function store(key: string, response: ServerResponse, html: string): Promise<StoredPage | null> {
    const internalPath = String(response.getHeader(REWRITE) ?? '');
    if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return null;
    const source = findCachedPage(internalPath);
    if (!source?.holds(html) || source.isStale()) return null;
    const known = pages.get(internalPath);
    const isCatalogue = CATALOGUE_PAGE.test(internalPath);
    const page = known?.source === source ? known : await made(isCatalogue ? delayScripts(html) : html, source);
    pages.set(internalPath, page);
    const headers = { ...response.getHeaders() };
    for (const name of OF_ONE_ANSWER) delete headers[name];
    choices.set(key, { internalPath, headers });
    return page;
  }

  async function made(html: string, source: CachedPage): Promise<StoredPage> {
    const { text, ...page } = finished(html);
    return { ...page, ...(await encodedForAll(text)), source };
  }

  function finished(html: string): Finished & { text: string } {
    const text = joinScripts(html);
    const { hashes, refused } = inlineHashes(text, scripts);
    if (refused.length > 0) reportError('Inline scripts that the policy refuses', refused.join(' | '));
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { text, hashes, etag, body: encodedOnce(text) };
  }

  return (request, response) => {
    if (!asksForDocument(request)) return next(request, response);
    return serve(request, response).catch((error) => {
      reportError(`Answering ${request.url}`, error);
      response.destroy();
    });
  };
}

/** Sets the headers that belong to a document's body; gives the body, empty for who has it already. */
async function dressed(response: ServerResponse, page: Finished, asked: IncomingHttpHeaders): Promise<Buffer> {
  const policy = response.getHeader(POLICY);
  if (policy) response.setHeader(POLICY, String(policy).replace(ANY_INLINE_SCRIPT, `$1${page.hashes.join(' ')}`));
  response.setHeader('ETag', page.etag);
  response.setHeader('Vary', withEncoding(String(response.getHeader('vary') ?? '')));
  if (response.statusCode === 200 && asked['if-none-match']?.split(/,\s*/).includes(page.etag)) {
    response.statusCode = 304;
    return Buffer.alloc(0);
  }
  const encoding = acceptedEncoding(asked['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const body = await page.body(encoding);
  response.setHeader('Content-Length', body.length);
  return body;
}

function withEncoding(vary: string): string {
  return /\baccept-encoding\b/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
}
