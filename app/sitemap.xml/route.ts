import { requestOrigin } from '@/lib/config/site-origin';
import { crawlerAnswer, crawlerFailure } from '@/lib/seo/sitemap/crawler-answer';
import { getSitemapNames } from '@/lib/seo/sitemap/get-sitemap';
import { sitemapIndex } from '@/lib/seo/sitemap/sitemap-file';

export const dynamic = 'force-dynamic';

/** The list of sitemaps: for each store view its pages, and its products in parts. 503 while the backend fails. */
export async function GET(request: Request): Promise<Response> {
  try {
    return crawlerAnswer(sitemapIndex(requestOrigin(request), await getSitemapNames()), 'application/xml');
  } catch (error) {
    return crawlerFailure(error);
  }
}
