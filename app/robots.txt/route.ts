import { requestOrigin } from '@/lib/config/site-origin';
import { crawlerAnswer } from '@/lib/seo/sitemap/crawler-answer';
import { robotsTxt } from '@/lib/seo/sitemap/robots-txt';
import { knownStoreViews } from '@/lib/store/store-views';

export const dynamic = 'force-dynamic';

/** A failure here would close the whole shop to crawlers: without the store views the default one's rules stand. */
export async function GET(request: Request): Promise<Response> {
  const views = await knownStoreViews().catch(() => [{ code: '', isDefault: true }]);
  return crawlerAnswer(robotsTxt(requestOrigin(request), views), 'text/plain; charset=utf-8');
}
