import 'server-only';
import type { PageScope } from '@/lib/store/store-view';
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
export async function getMenuTiles(scope: PageScope, categories: MainCategory[]): Promise<Record<string, string>> {
  const place = await getHtmlPlace(scope);
  const tiles = await Promise.all(
    categories.map(async ({ uid, href }) => {
      const [block] = await getBlocks(scope, [`promo-menu-${urlKey(href, scope)}`]);
      return block ? [uid, sanitiseHtml(block.html, place)] : [];
    }),
  );
  return Object.fromEntries(tiles.filter((tile) => tile.length > 0));
}

function urlKey(href: string, { view }: PageScope): string {
  const last = href.slice(href.lastIndexOf('/') + 1);
  return view.categoryUrlSuffix && last.endsWith(view.categoryUrlSuffix)
    ? last.slice(0, -view.categoryUrlSuffix.length)
    : last;
}
