import 'server-only';
import type { StoreContext } from '@/lib/store/store-view';
import { getBlocks } from './get-blocks';
import { getHtmlPlace } from './get-html-place';
import { sanitiseHtml } from './sanitise-html';

interface MainCategory {
  uid: string;
  href: string;
}

/**
 * The promoted tiles of the menu's panels by category uid, ready to show: the CMS blocks named
 * `promo-menu-{url key}`. Categories without one are left out. Throws AppError.
 */
export async function getMenuTiles(
  storeContext: StoreContext,
  categories: MainCategory[],
): Promise<Record<string, string>> {
  const place = await getHtmlPlace(storeContext);
  const tiles = await Promise.all(
    categories.map(async ({ uid, href }) => {
      const [block] = await getBlocks(storeContext, [`promo-menu-${urlKey(href, storeContext)}`]);
      return block ? [uid, sanitiseHtml(block.html, place)] : [];
    }),
  );
  return Object.fromEntries(tiles.filter((tile) => tile.length > 0));
}

function urlKey(href: string, { storeView }: StoreContext): string {
  const last = href.slice(href.lastIndexOf('/') + 1);
  return storeView.categoryUrlSuffix && last.endsWith(storeView.categoryUrlSuffix)
    ? last.slice(0, -storeView.categoryUrlSuffix.length)
    : last;
}
