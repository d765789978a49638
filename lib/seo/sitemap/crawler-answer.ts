import { isOriginKnown } from '@/lib/config/site-origin';
import { reportError } from '@/lib/errors/report-error';

/** Seconds after which a crawler may ask again when the backend failed. */
const RETRY_AFTER = '600';

/** A file for crawlers; without a known origin it names the host that was asked, and shared caches leave it alone. */
export function crawlerAnswer(text: string, contentType: string): Response {
  const caching = isOriginKnown() ? 'public, max-age=3600' : 'private, no-cache';
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': caching } });
}

export function noSuchFile(): Response {
  return new Response('There is no such sitemap.\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** 503, and why in the log: a crawler retains what it knows, where an empty file would clear it. */
export function crawlerFailure(error: unknown): Response {
  reportError('Writing the sitemap', error);
  return new Response('The shop cannot be listed now.\n', {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER },
  });
}
