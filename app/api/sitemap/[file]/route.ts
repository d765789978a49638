import { requestOrigin } from '@/lib/config/site-origin';
import { getLeafletAttribute } from '@/lib/pharmacy/get-leaflet';
import { crawlerAnswer, crawlerFailure, noSuchFile } from '@/lib/seo/sitemap/crawler-answer';
import { getSitemapPages } from '@/lib/seo/sitemap/get-sitemap';
import { urlSet } from '@/lib/seo/sitemap/sitemap-file';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ file: string }>;
}

/** One sitemap, which stands at the root (`/sitemap-mmstr_en-products-1.xml`). 503 while the backend fails. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const pages = await getSitemapPages((await params).file, getLeafletAttribute);
    return pages ? crawlerAnswer(urlSet(requestOrigin(request), pages), 'application/xml') : noSuchFile();
  } catch (error) {
    return crawlerFailure(error);
  }
}
