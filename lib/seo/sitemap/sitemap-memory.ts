import { processShared } from '@/lib/cache/process-shared';
import { SwrCache } from '@/lib/cache/swr-cache';
import type { SitemapPage } from './sitemap-xml';

/** Crawlers come back daily at most; a failing backend is spared, and the last answer served. */
const HOUR = 3_600_000;
const lifetime = () => ({ fresh: HOUR, stale: 24 * HOUR });

/** What the process remembers of the sitemap: the names of its files, and what the last ones asked for list. */
export const sitemapMemory = processShared('sitemap', () => ({
  index: new SwrCache<string[]>({ max: 1, lifetime }),
  // A file of 5,000 products takes about a megabyte.
  files: new SwrCache<SitemapPage[]>({ max: 24, lifetime }),
}));

/** Lets all be asked for again, so that a changed catalogue shows soon. */
export function expireSitemap(): void {
  sitemapMemory.index.expire();
  sitemapMemory.files.expire();
}
