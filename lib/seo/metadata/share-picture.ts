import { isOriginKnown, siteUrl } from '@/lib/config/site-origin';
import { mediaUrl } from '@/lib/images/url/media-url';

/** A picture for links that are shared. */
export interface SharePicture {
  url: string;
  alt: string;
}

/** Pixels; the services that show it want at least 1200. */
const WIDTH = 1280;

/**
 * The first of a page's pictures that can be shared: these must be absolute, so without the shop's origin
 * there is none, and no drawing (`svg`), which the services do not show.
 */
export function sharePicture(urls: readonly (string | null | undefined)[], alt: string): SharePicture | null {
  const url = urls.find((candidate) => candidate && !/\.svg($|\?)/i.test(candidate));
  if (!url) return null;
  const own = mediaUrl(url, { width: WIDTH });
  if (/^https?:/.test(own)) return { url: own, alt };
  return own.startsWith('/') && isOriginKnown() ? { url: siteUrl(own), alt } : null;
}

/** Address of the first picture in merchant HTML. */
export function firstPicture(html: string): string | null {
  return /<img\b[^>]*?\ssrc=["']([^"']+)["']/i.exec(html)?.[1] ?? null;
}
