import { requestOrigin } from '@/lib/config/site-origin';
import { crawlerAnswer } from '@/lib/seo/sitemap/crawler-answer';
import { robotsTxt } from '@/lib/seo/sitemap/robots-txt';
import { knownStoreViews } from '@/lib/store/store-views';

export const dynamic = 'force-dynamic';

/** A failure here would close the whole shop to crawlers: without the store views the default one's rules stand. */
export async function GET(request: Request): Promise<Response> {
  const views = await knownStoreViews().catch(() => null);
  const text = robotsTxt(requestOrigin(request), views ?? [{ code: '', isDefault: true }]);
  const answer = crawlerAnswer(text, 'text/plain; charset=utf-8');
  // It lacks the rules of the other store views.
  if (!views) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
