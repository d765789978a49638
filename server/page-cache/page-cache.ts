import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ANSWERED_PAGE_HEADER, type CachedPage, findCachedPage } from '@/lib/cache/process-memory';
import { isPerRequestPage } from '@/lib/config/in-app-pages';
import { maskDetails } from '@/lib/errors/mask-details';
import { reportError } from '@/lib/errors/report-error';
import { count } from '@/server/metrics';
import { asksForDocument, visitorKey } from './document-request';
import { acceptedEncoding } from './encode';
import { digest, type FinishedPage, pageFinisher } from './finished-page';
import { holdDocument } from './hold-document';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Options {
  maxBytes: number;
  /** The scripts that the shop writes into its pages; no other inline script runs. */
  ownScripts: ReadonlySet<string>;
}

interface StoredPage extends FinishedPage {
  /** What it was made of: once the cache handler has another, or this one is stale, the page counts no more. */
  source: CachedPage;
  /** Digest of its text. */
  textDigest: string;
  /** What the middleware and Next give it, by their digest: cookies choose between few. */
  headers: Map<string, OutgoingHttpHeaders>;
}

/** What a visitor's address and cookies lead to. */
interface Choice {
  internalPath: string;
  /** Which of the page's headers. */
  headers: string;
}

/** Where inside a page stands; `watchRequest` takes it off every answer. */
const REWRITE = 'x-middleware-rewrite';
const POLICY = 'content-security-policy';

const ANY_INLINE_SCRIPT = /(script-src [^;]*)'unsafe-inline'/;

/** A page without its store view and currency, or parameters. */
const PAGE_OF_VIEW = /^\/[^/~]+\/[^/]+(\/[^?]*)/;

/** Settled for each answer anew. */
const OF_ONE_ANSWER = ['etag', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Parts of the memory for what visitors make up, addresses and searches: it must not displace the pages themselves. */
const SHARE = { choices: 1 / 16, texts: 1 / 8 } as const;

/** Bytes of a page's headers, and of a choice without its texts. */
const HEADERS_BYTES = 4_000;
const CHOICE_BYTES = 300;

/**
 * Stands in front of Next. What is the same for everybody it keeps as browsers take it, compressed once; whether that
 * still counts it asks the cache handler each time, and so knows no tags. Many who ask at once go through Next once.
 * Every document's policy allows the shop's own inline scripts by their hashes in place of all.
 */
export function withPageCache(next: Handler, { maxBytes, ownScripts }: Options): Handler {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes, headers }) => bytes + headers.size * HEADERS_BYTES,
  });
  const choices = new LRUCache<string, Choice>({
    maxSize: maxBytes * SHARE.choices,
    sizeCalculation: ({ internalPath }, key) => CHOICE_BYTES + 2 * (key.length + internalPath.length),
  });
  const finish = pageFinisher(ownScripts, maxBytes * SHARE.texts);
  const underWay = new Map<string, Promise<void>>();
  /** Pages that are being compressed: whoever comes without a key meanwhile shares it. */
  const making = new WeakMap<CachedPage, Promise<FinishedPage>>();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = visitorKey(request);
    if (key === null) return pass(request, response, null);
    // Who waited finds it stored; where everybody's answer is their own, each goes on by themselves.
    await underWay.get(key);
    // Who left meanwhile would be answered by nobody, and everybody after them would wait for that.
    if (response.destroyed) return;
    const choice = choices.get(key);
    const page = choice && currentPage(choice.internalPath);
    const headers = page?.headers.get(choice?.headers ?? '');
    if (page && headers) {
      count('shop_page_cache_hits_total');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
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
    const internalPath = String(response.getHeader(REWRITE) ?? response.getHeader(ANSWERED_PAGE_HEADER) ?? '');
    const page = await storedPage(internalPath, document.body);
    if (page && key !== null) choose(key, response, { page, internalPath });
    document.send(
      await dressed(response, page ?? (await finish.ofText(document.body, { isLate: isRead(internalPath) })), asked),
    );
  }

  /** A document that is a page of the cache handler's, letter by letter, whoever asks for it; null for any other. */
  async function storedPage(internalPath: string, body: Buffer): Promise<StoredPage | null> {
    const source = findCachedPage(internalPath);
    if (!source) return null;
    if (!source.holds(body)) return null;
    const known = pages.get(internalPath);
    if (known?.source === source) return known;
    if (source.isStale()) return null;
    const textDigest = digest(body);
    // Most pages that are rendered again are what they were, letter by letter.
    const unchanged = known?.textDigest === textDigest ? known : null;
    const finishing =
      making.get(source) ??
      (unchanged ? Promise.resolve(unchanged) : finish.ofPage(body.toString(), { isLate: isRead(internalPath) }));
    making.set(source, finishing);
    const finished = await finishing.finally(() => making.delete(source));
    // Another request may have made it meanwhile.
    const made = pages.peek(internalPath);
    if (made?.source === source) return made;
    const page = { ...finished, source, textDigest, headers: new Map() };
    pages.set(internalPath, page);
    return page;
  }

  function choose(
    key: string,
    response: ServerResponse,
    { page, internalPath }: { page: StoredPage; internalPath: string },
  ) {
    // The router's fetches get the not-found page with 200: no document's visitor may.
    const isForOne = /no-store/.test(String(response.getHeader('cache-control')));
    if (response.statusCode !== 200 || isForOne || response.hasHeader('set-cookie') || page.source.isStale()) return;
    const headers = { ...response.getHeaders() };
    for (const name of OF_ONE_ANSWER) delete headers[name];
    const headersDigest = digest(JSON.stringify(headers));
    page.headers.set(headersDigest, page.headers.get(headersDigest) ?? headers);
    // What is set again keeps its size, as long as it is there.
    pages.delete(internalPath);
    pages.set(internalPath, page);
    choices.set(key, { internalPath, headers: headersDigest });
  }

  return (request, response) => {
    if (!asksForDocument(request)) return next(request, response);
    return serve(request, response).catch((error) => {
      reportError(`Answering ${maskDetails(request.url ?? '')}`, error);
      response.destroy();
    });
  };
}

/** What stands in the catalogue, or a search found, is read before anything else; a cart is drawn by its scripts. */
function isRead(internalPath: string): boolean {
  const [, page = ''] = PAGE_OF_VIEW.exec(internalPath) ?? [];
  return page.startsWith('/~') || isPerRequestPage(page);
}

/** Sets the headers that belong to a document's body; gives the body, empty for who has it already. */
async function dressed(response: ServerResponse, page: FinishedPage, asked: IncomingHttpHeaders): Promise<Buffer> {
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
