import 'server-only';
import type { StoreContext } from '@/lib/store/store-view';
import { withoutDeadLinks } from './dead-links';
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
  const tiles = blocks.map(async ({ identifier, html }) => {
    const tile = await withoutDeadLinks(sanitiseHtml(html, place), storeContext.storeView);
    return [uids.get(identifier) ?? identifier, tile] as const;
  });
  return Object.fromEntries(await Promise.all(tiles));
}

function urlKey(href: string, { storeView }: StoreContext): string {
  const last = href.slice(href.lastIndexOf('/') + 1);
  return storeView.categoryUrlSuffix && last.endsWith(storeView.categoryUrlSuffix)
    ? last.slice(0, -storeView.categoryUrlSuffix.length)
    : last;
}
