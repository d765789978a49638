import { processShared } from '@/lib/page-cache/process-shared';
import { SwrCache } from '@/lib/page-cache/swr-cache';
import type { SitemapPage } from './sitemap-xml';

/** Crawlers come back daily at most; a failing backend is spared, and the last answer served. */
const FRESH_MILLISECONDS = 3_600_000;

/** What the process remembers of the sitemap: the names of its files, and what the last ones asked for list. */
export const sitemapMemory = processShared('sitemap', () => ({
  index: new SwrCache<string[]>({ max: 1, freshFor: () => FRESH_MILLISECONDS }),
  // A file of 5,000 products takes about a megabyte.
  files: new SwrCache<SitemapPage[]>({ max: 24, freshFor: () => FRESH_MILLISECONDS }),
}));

/** Forgets all, so that a changed catalogue shows at once. */
export function forgetSitemap(): void {
  sitemapMemory.index.clear();
  sitemapMemory.files.clear();
}
