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
import { isStorable, patience, store } from './stored';

const MAX_PAGES = 50;

/** Milliseconds that a page may keep a visitor waiting who has seen it before. */
const PATIENCE = 4000;

// Frames of a page are its own business.
registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && request.destination === 'document' && isPagePath(url.pathname),
  ({ event }) => openPage(event as FetchEvent),
);

/** From the network; from store where that fails or takes too long; else the page that says that there is no connection. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = fetch(request).catch(() => null);
  event.waitUntil(answer.then((response) => response && keep(request.url, response.clone())));
  if (!isKeptPath(new URL(request.url).pathname)) return (await answer) ?? offlinePage(request.url);
  const early = await Promise.race([answer, patience(PATIENCE)]);
  return early || (await findVisit(request.url)) || (await answer) || offlinePage(request.url);
}

// The router's own reads are never stored; where one fails, or is late with its document in store, that is loaded.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.headers.get('RSC') === '1',
  async ({ request }) => {
    const answer = fetch(request);
    answer.catch(() => undefined);
    const early = await Promise.race([answer, patience(PATIENCE)]);
    if (early) return early;
    return (await findVisit(documentAddress(request.url))) ? Response.error() : answer;
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
  if (url.origin !== worker.location.origin || !isKeptPath(url.pathname) || (await findVisit(url.href))) return;
  const response = await fetch(url.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (response) await keep(url.href, response);
}

/** Stores a page that the shop says is the same for everybody [PWA-5]. */
async function keep(url: string, response: Response): Promise<void> {
  const code = response.headers.get(PAGE_STORE_HEADER);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!code || !isPage || !isStorable(response) || !isKeptPath(new URL(url).pathname)) return;
  await store(cacheName('pages', VERSION, code), withoutHash(url), response, MAX_PAGES);
}

async function pageCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheName('pages', VERSION)));
  return Promise.all(names.map((name) => caches.open(name)));
}

async function findVisit(url: string): Promise<Response | undefined> {
  for (const cache of await pageCaches()) {
    const page = await cache.match(withoutHash(url), { ignoreVary: true });
    if (page) return page;
  }
  return undefined;
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
  const visits = (await Promise.all((await pageCaches()).map(lastVisit))).filter((visit) => visit !== undefined);
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
  const code = page.headers.get(PAGE_STORE_HEADER) ?? '';
  const locale = page.headers.get('Content-Language') ?? DEFAULT_LOCALE;
  return { code, locale, isNamed: new URL(request.url).pathname.split('/')[1] === code };
}
