import { BADGES_PATH } from '@/lib/catalog/card/badge-source';
import { inAppPage, isMissingRoom } from '@/lib/config/in-app-pages';
import { CART_PATH, COMPARE_PATH, CONTACT_PATH } from '@/lib/config/paths';

/** Pages of the app that may be read offline; whatever else is the app's, account, checkout and orders, is never kept. */
const KEPT_PAGES: readonly string[] = [CART_PATH, COMPARE_PATH, CONTACT_PATH];

/** What is no page: files, calls, and the inside of the shop. */
const NO_PAGE = /^\/(?:media|static|downloadable|rest|graphql|api|_next|icons|~[^/]*)(?:\/|$)/;

/** Whether a path may be kept offline [PWA-5], with and without a store code: the worker knows no store views. */
export function isKeptPath(pathname: string): boolean {
  const inView = pathname.replace(/^\/[^/]+/, '') || '/';
  return [pathname, inView].every(isKept);
}

/** Whether a document at this path is a page of the shop. */
export function isPagePath(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}

function isKept(path: string): boolean {
  if (!isPagePath(path)) return false;
  const page = inAppPage(path);
  return page === null ? !isMissingRoom(path) : KEPT_PAGES.includes(page);
}

/** Reads of the catalogue that are the same for everybody; what is not named here is never kept [PWA-5]. */
export const KEPT_READS: readonly string[] = [
  'configurableChoices',
  'countries',
  'linkedProducts',
  'productChoices',
  'regions',
  'reviewPage',
  'reviewRatings',
  'suggest',
];

/** One operation from the beginning of the text to its end: a second one could be what is asked for. */
const ONE_OPERATION = /^\s*query\s+(\w+)\b(?!.*\b(?:query|mutation|subscription)\s+\w+\s*[({@])/s;

/** The operation of a call that may be kept, or null: a named read by GET, of nobody's, by its name alone; or what badges need. */
export function catalogueRead(request: Pick<Request, 'method' | 'url' | 'headers'>): string | null {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'GET' && pathname === BADGES_PATH) return pathname;
  if (request.method !== 'GET' || pathname !== '/graphql' || request.headers.has('Authorization')) return null;
  const texts = searchParams.getAll('query');
  const [, name] = (texts.length === 1 && ONE_OPERATION.exec(texts[0] ?? '')) || [];
  const isOther = (searchParams.get('operationName') ?? name) !== name;
  return name && !isOther && KEPT_READS.includes(name) ? name : null;
}

/** Parameters that differ between the widths of one picture. */
const SIZE = ['width', 'height'];

/** What one picture's addresses have in common: all but its size, with the ratio of its sides. */
function pictureOf(url: URL): string {
  const others = [...url.searchParams].filter(([name]) => !SIZE.includes(name)).sort();
  const [width, height] = SIZE.map((name) => Number(url.searchParams.get(name)));
  // Heights are rounded, so a narrow picture's ratio is not quite a wide one's.
  const ratio = width && height ? Math.round((20 * width) / height) : 0;
  return JSON.stringify([url.origin, url.pathname, others, ratio]);
}

const widthOf = (url: URL) => Number(url.searchParams.get('width')) || 0;

/** Of the pictures at hand, the one for `wanted` or its nearest larger width [PWA-5]; `isAny`: else the widest one. */
export function nearestImage(wanted: string, present: readonly string[], { isAny = false } = {}): string | null {
  if (present.includes(wanted)) return wanted;
  const url = new URL(wanted);
  const width = widthOf(url);
  if (!width) return null;
  const picture = pictureOf(url);
  const same = present
    .map((address) => ({ address, url: new URL(address) }))
    .filter((other) => widthOf(other.url) > 0 && pictureOf(other.url) === picture)
    .sort((one, other) => widthOf(one.url) - widthOf(other.url));
  const larger = same.find((other) => widthOf(other.url) > width);
  return (larger ?? (isAny ? same.at(-1) : undefined))?.address ?? null;
}
