import 'server-only';
import { sharedMemory } from '@/lib/cache/process-memory';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { knownStoreViews } from '@/lib/store/store-views';
import { countProducts, getProductPages, type PageAttribute } from './get-product-pages';
import { getViewPages } from './get-view-pages';
import { fileName, filesOf, parseFileName, type SitemapPage } from './sitemap-file';

/** Names of all files. Throws AppError when the backend fails and nothing is remembered. */
export function getSitemapNames(): Promise<string[]> {
  return nameMemory.get('all', async () => {
    const storeViews = await knownStoreViews();
    const counts = await Promise.all(storeViews.map(countProducts));
    return storeViews.flatMap((storeView, index) => filesOf(storeView.code, counts[index] ?? 0)).map(fileName);
  });
}

/** What a file lists; null for a name that the index does not have. `getNamed`: see `getProductPages`. Throws AppError as above. */
export async function getSitemapPages(
  name: string,
  getNamed: () => Promise<PageAttribute | null> = async () => null,
): Promise<SitemapPage[] | null> {
  const file = (await getSitemapNames()).includes(name) ? parseFileName(name) : null;
  const storeView = file && (await knownStoreViews()).find(({ code }) => code === file.store);
  if (!storeView) return null;
  return fileMemory.get(name, async () =>
    file.section === 'pages'
      ? getViewPages({ storeView, currency: storeView.currency })
      : getProductPages(storeView, file.part, await getNamed()),
  );
}

/** Crawlers come back daily at most; a failing backend is spared, and the last answer served. */
const HOUR = 3_600_000;
const lifetime = () => ({ fresh: HOUR, stale: 24 * HOUR });

const nameMemory = sharedMemory<string[]>('sitemap-names', { max: 1, lifetime, tag: CATALOG_TAG });
/** What the last files that were asked for list: one of 5,000 products takes about a megabyte. */
const fileMemory = sharedMemory<SitemapPage[]>('sitemap-files', { max: 24, lifetime, tag: CATALOG_TAG });
