import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { DEFAULT_LOCALE, PAGE_STORE_HEADER } from '@/lib/config/constants';
import { offlinePath } from '@/lib/config/paths';
import { offeredLocale } from '@/lib/format/locale-codes';
import { cacheName } from '@/lib/pwa/caches';
import { isKeptPath, isPagePath } from '@/lib/pwa/kept';
import { keepImages } from './images';
import { onPageMessage } from './page-messages';
import { isKeptFile, keepFile } from './precache';
import { VERSION, worker } from './scope';
import { ageOf, DAY, isStorable, patience, quietly, store } from './stored';

const MAX_PAGES = 50;

/** Seconds after which a page that the router brings again is fetched again: its prices may have changed. */
const RENEWED_AFTER = 60 * 60;

/** Milliseconds that a page may keep a visitor waiting who has seen it before. */
const PATIENCE = 4000;

// Frames of a page are its own business.
registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && request.destination === 'document' && isPagePath(url.pathname),
  ({ event }) => openPage(event as FetchEvent),
);

/**
 * From the network; from store where that fails, or takes too long for what was seen today; else the page for who is offline.
 * A reload waits: it asks for what is new, as after a change of currency.
 */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = fetch(request).catch(() => null);
  event.waitUntil(answer.then((response) => response && keep(request.url, response.clone())));
  if (!isKeptPath(new URL(request.url).pathname)) return (await answer) ?? offlinePage(request.url);
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  const early = await Promise.race([answer, ...(isReload ? [] : [patience(PATIENCE)])]);
  if (early) return early;
  const recent = await findVisit(request.url, DAY);
  return recent ?? (await answer) ?? (await findVisit(request.url)) ?? offlinePage(request.url);
}

// The router's own reads are never stored; where one fails, or is late with its document in store, that is loaded.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.headers.get('RSC') === '1',
  async ({ request }) => {
    const answer = fetch(request);
    answer.catch(() => undefined);
    const early = await Promise.race([answer, patience(PATIENCE)]);
    if (early) return early;
    return (await findVisit(documentAddress(request.url), DAY)) ? Response.error() : answer;
  },
);

onPageMessage('KEEP_PAGE', async ({ url, files }) => {
  const { origin } = worker.location;
  const addresses = files.filter((file) => new URL(file, origin).origin === origin);
  const isFile = (file: string) => isKeptFile(new URL(file, origin).pathname);
  await Promise.all([
    keepPage(new URL(url, origin)),
    keepImages(addresses.filter((file) => !isFile(file))),
    ...addresses.filter(isFile).map((file) => keepFile(file).catch(() => undefined)),
  ]);
  return { status: 'done' };
});

async function keepPage(url: URL): Promise<void> {
  if (url.origin !== worker.location.origin || !isKeptPath(url.pathname)) return;
  if (await findVisit(url.href, RENEWED_AFTER)) return;
  const response = await fetch(url.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (response) await keep(url.href, response);
}

/** Stores a page that the shop says is the same for everybody [PWA-5]; those in another currency go. */
async function keep(url: string, response: Response): Promise<void> {
  const place = response.headers.get(PAGE_STORE_HEADER);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!place || !isPage || !isStorable(response) || !isKeptPath(new URL(url).pathname)) return;
  const name = cacheName('pages', VERSION, place);
  const ofView = `${cacheName('pages', VERSION, codeOf(place))} `;
  await quietly(async () => {
    const others = (await caches.keys()).filter((other) => other.startsWith(ofView) && other !== name);
    await Promise.all(others.map((other) => caches.delete(other)));
  });
  await store(name, withoutHash(url), response, MAX_PAGES);
}

/** The store view's code, which stands before the currency. */
function codeOf(place: string | null): string {
  return place?.split(' ')[0] ?? '';
}

async function pageCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheName('pages', VERSION)));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** The page as it was seen, no older than `maxAge` seconds. */
function findVisit(url: string, maxAge = Number.POSITIVE_INFINITY): Promise<Response | undefined> {
  return quietly(async () => {
    for (const cache of await pageCaches()) {
      const page = await cache.match(withoutHash(url), { ignoreVary: true });
      if (page && ageOf(page) <= maxAge) return page;
    }
    return undefined;
  });
}

function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** What the router asked for, without its own parameter. */
function documentAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('_rsc');
  return url.href;
}

/** In the language of the store view that the address names, else of the page that was opened last. */
async function offlinePage(url: string): Promise<Response> {
  const [, first] = new URL(url).pathname.split('/');
  const known = await quietly(async () => Promise.all((await pageCaches()).map(lastVisit)));
  const visits = (known ?? []).filter((visit) => visit !== undefined);
  const named = visits.find(({ code }) => code === first);
  const { locale } = named ?? visits.find(({ isNamed }) => !isNamed) ?? visits.at(-1) ?? { locale: navigator.language };
  const page = await matchPrecache(offlinePath(offeredLocale(locale) ?? DEFAULT_LOCALE));
  return page ?? (await matchPrecache(offlinePath(DEFAULT_LOCALE))) ?? Response.error();
}

/** The store view of a cache of pages, as its latest one tells it. */
async function lastVisit(cache: Cache): Promise<{ code: string; locale: string; isNamed: boolean } | undefined> {
  const request = (await cache.keys()).at(-1);
  const page = request && (await cache.match(request, { ignoreVary: true }));
  if (!request || !page) return undefined;
  const code = codeOf(page.headers.get(PAGE_STORE_HEADER));
  const locale = page.headers.get('Content-Language') ?? DEFAULT_LOCALE;
  return { code, locale, isNamed: new URL(request.url).pathname.split('/')[1] === code };
}
