import 'server-only';
import { storefrontHref } from '@/lib/content/backend-link';
import { getShellBlocks } from '@/lib/content/get-blocks';
import { getHtmlPlace } from '@/lib/content/get-html-place';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import { readablePath } from '@/lib/routing/request-context';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { getStoreConfig } from '@/lib/store/get-store-config';
import { type StoreContext, viewPath } from '@/lib/store/store-view';
import type { SitemapPage } from './sitemap-file';

/** A store view's home page, categories and content pages. Throws AppError. */
export async function getViewPages(storeContext: StoreContext): Promise<SitemapPage[]> {
  const [categories, content] = await Promise.all([getCategoryPaths(storeContext), getContentPaths(storeContext)]);
  const paths = ['/', ...categories, ...content].map((path) => viewPath(storeContext.storeView, encodeURI(path)));
  return [...new Set(paths)].map((path) => ({ path, changed: null }));
}

async function getCategoryPaths({ storeView }: StoreContext): Promise<string[]> {
  const { rootCategoryUid } = await getStoreConfig({ storeView });
  if (!rootCategoryUid) return [];
  const { data } = await fetchQuery(sitemapCategoriesDocument, { root: rootCategoryUid }, { store: storeView.code });
  return (data.categories?.items ?? []).flatMap((root) => categoryPaths(root?.children));
}

/** Magento lists its content pages to nobody: those that every page links to are asked for by address. */
async function getContentPaths(storeContext: StoreContext): Promise<string[]> {
  const [{ links }, place] = await Promise.all([getShellBlocks(storeContext), getHtmlPlace(storeContext)]);
  const anchors = [...(links ?? '').matchAll(/<a\b[^>]*?\shref=["']([^"'#?]+)/gi)];
  const hrefs = anchors.map(([, href = '']) => storefrontHref(href, place));
  const paths = new Set(hrefs.flatMap((href) => pathInView(href, storeContext)));
  const found = await Promise.all(
    [...paths].map(async (path) =>
      (await resolveRoute(storeContext.storeView.code, path)).type === 'cms-page' ? [path] : [],
    ),
  );
  return found.flat();
}

function pathInView(href: string, { storeView }: StoreContext): string[] {
  const prefix = storeView.isDefault ? '' : `/${storeView.code}`;
  if (!href.startsWith(`${prefix}/`) || href.startsWith('//')) return [];
  // Merchants write addresses by hand: a broken one is left out.
  const path = readablePath(href.slice(prefix.length));
  return path === null ? [] : [path];
}

interface CategoryNode extends ResultOf<typeof categoryFragment> {
  children?: readonly (CategoryNode | null)[] | null;
}

/** Paths of all categories of a tree, parents first. */
function categoryPaths(nodes: CategoryNode['children']): string[] {
  return (nodes ?? []).flatMap((node) => {
    if (!node) return [];
    const own = node.url_path ? [`/${node.url_path}${node.url_suffix ?? ''}`] : [];
    return [...own, ...categoryPaths(node.children)];
  });
}

const categoryFragment = graphql(`
  fragment SitemapCategory on CategoryTree {
    url_path
    url_suffix
  }
`);

/** The tree of categories, six levels deep; whether the menu shows them or not. */
const sitemapCategoriesDocument = graphql(
  `
  query sitemapCategories($root: String!) {
    categories(filters: { category_uid: { eq: $root } }, pageSize: 1) {
      items {
        children {
          ...SitemapCategory
          children {
            ...SitemapCategory
            children {
              ...SitemapCategory
              children {
                ...SitemapCategory
                children {
                  ...SitemapCategory
                  children {
                    ...SitemapCategory
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`,
  [categoryFragment],
);
