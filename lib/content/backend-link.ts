import { inAppPage } from '@/lib/config/in-app-pages';
import { isFilePath } from '@/lib/images/media-url';
import { type StoreView, viewPath } from '@/lib/store/store-view';

type View = Pick<StoreView, 'code' | 'isDefault'>;

/** Where merchant HTML is shown, and which addresses in it are the backend's own. */
export interface HtmlPlace {
  storeView: View & Partial<Pick<StoreView, 'categoryUrlSuffix' | 'productUrlSuffix'>>;
  /** All of the shop's, which links may name by their codes. */
  storeViews: readonly View[];
  /** The backend's base URLs, media included; empty ones are ignored. */
  backendUrls: readonly string[];
}

/** The path below the backend's base URL with query and fragment, or null for an address elsewhere. */
export function backendPath(href: string, { backendUrls }: HtmlPlace): string | null {
  const bases = backendUrls.filter((base) => URL.canParse(base)).map((base) => new URL(base));
  // Relative addresses in merchant HTML are meant from the shop's root.
  const root = bases[0] ?? new URL('http://shop.invalid/');
  if (!URL.canParse(href, root)) return null;
  const url = new URL(href, root);
  const base = [root, ...bases].find(({ host }) => host === url.host);
  if (!base || !/^https?:$/.test(url.protocol)) return null;
  const rest = `${url.pathname}${url.search}${url.hash}`;
  const folder = base.pathname.includes('/media') ? '/' : base.pathname;
  return folder !== '/' && rest.startsWith(folder) ? `/${rest.slice(folder.length)}` : rest;
}

/**
 * A link as the storefront spells it: the backend's own pages become paths of the store view, all others stay. A link into
 * another view keeps its code, as the bare path of the default one leads back to the view that a visitor has chosen.
 */
export function storefrontHref(href: string, place: HtmlPlace): string {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith('?')) return trimmed;
  const path = backendPath(trimmed, place);
  if (path === null || isFilePath(path)) return path ?? trimmed;
  if (isOfOtherView(path, place)) return path;
  const { code } = place.storeView;
  return viewPath(place.storeView, firstSegment(path) === code ? path.slice(code.length + 1) || '/' : path);
}

/** Whether a path begins with the code of another store view than the page's. */
export function isOfOtherView(path: string, { storeView, storeViews }: HtmlPlace): boolean {
  const first = firstSegment(path);
  return first !== storeView.code && storeViews.some(({ code }) => code === first);
}

function firstSegment(path: string): string | undefined {
  return path.split(/[/?#]/)[1];
}

/** The type of a link's page, for its skeleton [ROUTE-19]: content where it lacks the suffix that the catalogue has. */
export function linkedPageType(href: string, place: HtmlPlace): 'CMS_PAGE' | undefined {
  const { code, categoryUrlSuffix, productUrlSuffix } = place.storeView;
  if (!categoryUrlSuffix || !productUrlSuffix || !/^\/(?!\/)[^.?#]*$/.test(href) || isFilePath(href)) return undefined;
  const path = firstSegment(href) === code ? href.slice(code.length + 1) : href;
  return inAppPage(path) ? undefined : 'CMS_PAGE';
}
