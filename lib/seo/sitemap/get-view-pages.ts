import 'server-only';
import { storefrontHref } from '@/lib/content/backend-link';
import { getBlocks } from '@/lib/content/get-blocks';
import { getHtmlPlace } from '@/lib/content/get-html-place';
import { LINK_BLOCKS } from '@/lib/content/link-blocks';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type PageScope, viewPath } from '@/lib/store/store-view';
import { type CategoryNode, categoryPaths } from './category-paths';
import { sitemapCategoriesDocument } from './documents';
import type { SitemapPage } from './sitemap-xml';

/** A view's home page, categories and content pages. Throws AppError. */
export async function getViewPages(scope: PageScope): Promise<SitemapPage[]> {
  const [categories, content] = await Promise.all([getCategoryPaths(scope), getContentPaths(scope)]);
  const paths = ['/', ...categories, ...content].map((path) => viewPath(scope.view, encodeURI(path)));
  return [...new Set(paths)].map((path) => ({ path, changed: null }));
}

async function getCategoryPaths({ view }: PageScope): Promise<string[]> {
  const { rootCategoryUid } = await getStoreConfig({ view });
  if (!rootCategoryUid) return [];
  const { data } = await fetchQuery(sitemapCategoriesDocument, { root: rootCategoryUid }, { store: view.code });
  return categoryPaths((data.categories?.items ?? []) as CategoryNode[]);
}

/** Magento lists its content pages to nobody: those that every page links to are asked for by address. */
async function getContentPaths(scope: PageScope): Promise<string[]> {
  const [blocks, place] = await Promise.all([getBlocks(scope, LINK_BLOCKS), getHtmlPlace(scope)]);
  const links = blocks.flatMap(({ html }) => [...html.matchAll(/<a\b[^>]*?\shref=["']([^"'#?]+)/gi)]);
  const hrefs = links.map(([, href = '']) => storefrontHref(href, place));
  const paths = new Set(hrefs.flatMap((href) => pathInView(href, scope)));
  const found = await Promise.all(
    [...paths].map(async (path) => ((await resolveRoute(scope.view.code, path)).type === 'cms-page' ? [path] : [])),
  );
  return found.flat();
}

function pathInView(href: string, { view }: PageScope): string[] {
  const prefix = view.isDefault ? '' : `/${view.code}`;
  if (!href.startsWith(`${prefix}/`) || href.startsWith('//')) return [];
  return [decodeURI(href.slice(prefix.length))];
}
