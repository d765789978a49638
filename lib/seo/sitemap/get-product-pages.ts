import 'server-only';
import { attributeValue, withAttributes } from '@/lib/catalog/product/attributes';
import { AppError } from '@/lib/errors/app-error';
import { getCapabilities, hasField } from '@/lib/magento/capabilities/capabilities';
import { graphql } from '@/lib/magento/graphql';
import { fetchQuery } from '@/lib/magento/server/fetch-query';
import { resolveRoute } from '@/lib/routing/resolve-route';
import { type StoreView, viewPath } from '@/lib/store/store-view';
import { PRODUCTS_PER_FILE, type SitemapPage } from './sitemap-file';

/** Products asked for at once: Magento may be set to refuse more than 300. */
const PAGE_SIZE = 250;

/** Addresses that are looked up at once: no file is worth a burst. */
const AT_ONCE = 8;

/** Magento's date of the last change; it is deprecated, and not every backend has it. */
const CHANGED = 'updated_at';

/** A product attribute by which a product names a content page of its own. */
export interface PageAttribute {
  code: string;
  /** The page's path in the store view, from what a merchant entered; null where that names none. */
  toPath(value: string): string | null;
}

/** How many products a store view has. Throws AppError. */
export async function countProducts(storeView: StoreView): Promise<number> {
  const { data } = await fetchQuery(sitemapCountDocument, {}, { store: storeView.code });
  return data.products?.total_count ?? 0;
}

/** `part` counts from 1; named content pages come last. Reads a page at a time, to spare backends. Throws AppError. */
export async function getProductPages(
  storeView: StoreView,
  part: number,
  named: PageAttribute | null = null,
): Promise<SitemapPage[]> {
  const capabilities = await getCapabilities();
  const changed = hasField(capabilities, 'ProductInterface', CHANGED) ? [CHANGED] : [];
  const fields = [...changed, ...(named ? [named.code] : [])];
  const document = withAttributes(sitemapProductsDocument, 'SitemapProduct', fields);
  const pagesPerFile = PRODUCTS_PER_FILE / PAGE_SIZE;
  const first = (part - 1) * pagesPerFile + 1;
  const pages: SitemapPage[] = [];
  // Products share them.
  const namedPaths = new Set<string>();
  for (let currentPage = first; currentPage < first + pagesPerFile; currentPage++) {
    const { data } = await fetchQuery(document, { pageSize: PAGE_SIZE, currentPage }, { store: storeView.code });
    // Only what is there is asked for; beyond its index's window of 10,000 Magento answers none, and no error.
    if (!data.products?.items?.length) throw new AppError('http', `No products on page ${currentPage} of the sitemap`);
    for (const item of data.products.items) {
      if (!item?.url_key) continue;
      const path = viewPath(storeView, encodeURI(`/${item.url_key}${item.url_suffix ?? ''}`));
      pages.push({ path, changed: attributeValue(item, CHANGED)?.match(/^\d{4}-\d\d-\d\d/)?.[0] ?? null });
      const namedPath = named?.toPath(attributeValue(item, named.code) ?? '');
      if (namedPath) namedPaths.add(namedPath);
    }
    if (currentPage >= (data.products.page_info?.total_pages ?? 0)) break;
  }
  return [...pages, ...(await existingPages(storeView, [...namedPaths]))];
}

/** Those of the paths that lead to a content page: a merchant may have misspelt one, or have it in another view alone. */
async function existingPages(storeView: StoreView, paths: readonly string[]): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let first = 0; first < paths.length; first += AT_ONCE) {
    const some = paths.slice(first, first + AT_ONCE);
    const routes = await Promise.all(some.map((path) => resolveRoute(storeView.code, path)));
    const found = some.filter((_, index) => routes[index]?.type === 'cms-page');
    pages.push(...found.map((path) => ({ path: viewPath(storeView, encodeURI(path)), changed: null })));
  }
  return pages;
}

const sitemapCountDocument = graphql(`
  query sitemapCount {
    products(filter: {}, pageSize: 1) {
      total_count
    }
  }
`);

/** `updated_at` is added by `withAttributes` where the backend tells it. */
const sitemapProductFragment = graphql(`
  fragment SitemapProduct on ProductInterface {
    url_key
    url_suffix
  }
`);

/** Without a sort: the order of the backend's own index is the cheapest, and it is stable. */
const sitemapProductsDocument = graphql(
  `
  query sitemapProducts($pageSize: Int!, $currentPage: Int!) {
    products(filter: {}, pageSize: $pageSize, currentPage: $currentPage) {
      page_info {
        total_pages
      }
      items {
        ...SitemapProduct
      }
    }
  }
`,
  [sitemapProductFragment],
);
