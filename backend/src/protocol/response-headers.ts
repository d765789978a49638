import type { CachingApplication } from '../environment';

const DAY = 86_400;

/** Security headers that a Magento sends with everything. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-XSS-Protection': '1; mode=block',
};

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY * 1000).toUTCString();
}

function privateHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'max-age=0, must-revalidate, no-cache, no-store',
    Expires: inDays(-365),
    Pragma: 'no-cache',
  };
}

function publicHeaders(tags: ReadonlySet<string>): Record<string, string> {
  return {
    'Cache-Control': `max-age=${DAY}, public, s-maxage=${DAY}`,
    Expires: inDays(1),
    Pragma: 'cache',
    'X-Magento-Tags': [...tags].join(','),
  };
}

/**
 * Who may keep an answer. `tags` are those of one that may be kept, null where it may not. Before Varnish it is public
 * for a day, or until one of its tags is purged. Magento's built-in cache keeps such answers itself, takes their tags
 * off and shows no client that they may be kept; it leaves its own tag, `FPC`, on all that it does not keep.
 */
export function cachingHeaders(application: CachingApplication, tags: ReadonlySet<string> | null) {
  if (application === 'varnish') return tags ? publicHeaders(tags) : privateHeaders();
  return { ...privateHeaders(), ...(tags ? {} : { 'X-Magento-Tags': 'FPC' }) };
}

/** nginx compresses, and so varies, answers of these statuses only. */
export function varyHeader(status: number): Record<string, string> {
  return [200, 403, 404].includes(status) ? { Vary: 'Accept-Encoding' } : {};
}
