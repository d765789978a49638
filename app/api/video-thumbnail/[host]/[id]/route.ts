import { getVideoThumbnail, isThumbnailKnown, type Thumbnail } from '@/lib/content/media/get-video-thumbnail';
import { VIDEO_ID } from '@/lib/content/media/video-source';
import { reportError } from '@/lib/errors/report-error';
import { secondsToWait } from '@/lib/magento/server/rate-limit';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ host: string; id: string }>;
}

/** A dark well, in the place of a picture that its host does not give; the page has the play sign over it. */
const NEUTRAL: Thumbnail = {
  contentType: 'image/svg+xml',
  body: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><path fill="#12211d" d="M0 0h1280v720H0z"/></svg>',
  ),
};

/** A film's picture from the shop's origin [CMS-6]: kept a week, a neutral one minutes. 404: no film, 429: too many. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { host, id } = await params;
  if ((host !== 'youtube' && host !== 'vimeo') || !VIDEO_ID[host].test(id)) return new Response(null, { status: 404 });
  const seconds = isThumbnailKnown(host, id) ? null : secondsToWait(request, new Map([['thumbnail', 1]]));
  if (seconds) return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
  try {
    const thumbnail = await getVideoThumbnail(host, id);
    return thumbnail ? picture(thumbnail, 'public, max-age=604800') : picture(NEUTRAL, 'public, max-age=600');
  } catch (error) {
    reportError(`The picture of ${host} ${id}`, error);
    return picture(NEUTRAL, 'public, max-age=60');
  }
}

function picture({ contentType, body }: Thumbnail, caching: string): Response {
  return new Response(Buffer.from(body), {
    headers: { 'Content-Type': contentType, 'Cache-Control': caching },
  });
}
