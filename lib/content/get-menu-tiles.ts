import 'server-only';
import type { StoreContext } from '@/lib/store/store-view';
import { getBlocks } from './get-blocks';
import { getHtmlPlace } from './get-html-place';
import { sanitiseHtml } from './sanitise-html';

interface MainCategory {
  uid: string;
  href: string;
}

/** Sanitised HTML of the CMS blocks named `promo-menu-{url key}`, by category uid. Throws AppError. */
export async function getMenuTiles(
  storeContext: StoreContext,
  categories: MainCategory[],
): Promise<Record<string, string>> {
  const uids = new Map(categories.map(({ uid, href }) => [`promo-menu-${urlKey(href, storeContext)}`, uid]));
  const [place, blocks] = await Promise.all([getHtmlPlace(storeContext), getBlocks(storeContext, [...uids.keys()])]);
  return Object.fromEntries(
    blocks.map(({ identifier, html }) => [uids.get(identifier) ?? identifier, sanitiseHtml(html, place)]),
  );
}

function urlKey(href: string, { storeView }: StoreContext): string {
  const last = href.slice(href.lastIndexOf('/') + 1);
  return storeView.categoryUrlSuffix && last.endsWith(storeView.categoryUrlSuffix)
    ? last.slice(0, -storeView.categoryUrlSuffix.length)
    : last;
}
