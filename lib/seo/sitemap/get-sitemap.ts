import 'server-only';
import { knownStoreViews } from '@/lib/store/store-views';
import { countProducts, getProductPages } from './get-product-pages';
import { getViewPages } from './get-view-pages';
import { fileName, filesOf, parseFileName } from './sitemap-file';
import { sitemapMemory } from './sitemap-memory';
import type { SitemapPage } from './sitemap-xml';

/** Names of all files. Throws AppError when the backend fails and nothing is remembered. */
export function getSitemapNames(): Promise<string[]> {
  return sitemapMemory.index.get('all', async () => {
    const storeViews = await knownStoreViews();
    const counts = await Promise.all(storeViews.map(countProducts));
    return storeViews.flatMap((storeView, index) => filesOf(storeView.code, counts[index] ?? 0)).map(fileName);
  });
}

/** What a file lists; null for a name that the index does not have. Throws AppError as above. */
export async function getSitemapPages(name: string): Promise<SitemapPage[] | null> {
  const file = (await getSitemapNames()).includes(name) ? parseFileName(name) : null;
  const storeView = file && (await knownStoreViews()).find(({ code }) => code === file.store);
  if (!storeView) return null;
  return sitemapMemory.files.get(name, () =>
    file.section === 'pages'
      ? getViewPages({ storeView, currency: storeView.currency })
      : getProductPages(storeView, file.part),
  );
}
