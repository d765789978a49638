import type { IncomingMessage } from 'node:http';
import { isRenderProbe } from '@/lib/cache/process-memory';
import { isListingParam } from '@/lib/catalog/listing/listing-params';
import { SEARCH_PARAM } from '@/lib/catalog/search/search-term';
import { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';

/** What the middleware does not see: files and route handlers. */
const NO_DOCUMENT =
  /^\/(?:_next\/|api\/|graphql$|rest\/|media\/|static\/|downloadable\/download\/|icons\/|sw\.js$|manifest\.webmanifest$|robots\.txt$|sitemap[-\w]*\.xml$)/;

/** Longer than any code of a store view or currency, with its equals sign. */
const LONGEST_COOKIE = 64;

/** Whether a visitor may get a document: neither a file, nor the router's payload. */
export function asksForDocument({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // The middleware's own request, by which it has a page rendered that a visitor waits for.
  if (isRenderProbe(headers)) return false;
  return headers.rsc === undefined && !NO_DOCUMENT.test(url.split('?', 1)[0] ?? '');
}

/**
 * Path, store view and currency cookies: all that chooses a page for everybody. Null where a parameter does, too; any
 * other one (a campaign's, a variant's) is read by nobody but the browser, from its own address.
 */
export function visitorKey({ url = '', headers }: IncomingMessage): string | null {
  const [, path = '', query] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  if (query && [...new URLSearchParams(query).keys()].some(choosesPage)) return null;
  const choices = [STORE_VIEW_KEY, CURRENCY_KEY].map((name) => choiceOf(headers.cookie ?? '', name));
  if (choices.some((choice) => choice === null || choice.length > LONGEST_COOKIE)) return null;
  return [path, ...choices].join('\n');
}

function choosesPage(name: string): boolean {
  return isListingParam(name) || name === SEARCH_PARAM;
}

/** `=value`, and nothing without the cookie; null where its name stands otherwise: the middleware may read another. */
function choiceOf(header: string, name: string): string | null {
  const [before = '', after, ...others] = header.split(name);
  if (after === undefined) return '';
  if (others.length > 0 || !after.startsWith('=') || !/(?:^|; *)$/.test(before)) return null;
  return after.split(';', 1)[0] ?? null;
}
