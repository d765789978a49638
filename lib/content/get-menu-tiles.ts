import 'server-only';
import type { StoreContext } from '@/lib/store/store-view';
import { getBlocks } from './get-blocks';
import { getContent } from './get-content';
import { toHtml } from './page-builder/dom';

interface MainCategory {
  uid: string;
  href: string;
}

/** Safe HTML, in its time [CMS-3], of the CMS blocks named `promo-menu-{url key}`, by category uid. Throws AppError. */
export async function getMenuTiles(
  storeContext: StoreContext,
  categories: MainCategory[],
): Promise<Record<string, string>> {
  const uids = new Map(categories.map(({ uid, href }) => [`promo-menu-${urlKey(href, storeContext)}`, uid]));
  const blocks = await getBlocks(storeContext, [...uids.keys()]);
  const tiles = blocks.map(async ({ identifier, html }) => {
    const { html: safe, pageBuilder } = await getContent(storeContext, html, { endsPage: false });
    return [uids.get(identifier) ?? identifier, pageBuilder ? toHtml(pageBuilder.nodes) : safe] as const;
  });
  return Object.fromEntries(await Promise.all(tiles));
}

function urlKey(href: string, { storeView }: StoreContext): string {
  const last = href.slice(href.lastIndexOf('/') + 1);
  return storeView.categoryUrlSuffix && last.endsWith(storeView.categoryUrlSuffix)
    ? last.slice(0, -storeView.categoryUrlSuffix.length)
    : last;
}
