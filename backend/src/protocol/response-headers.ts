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

/** Nobody may keep this answer. */
export function privateHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'max-age=0, must-revalidate, no-cache, no-store',
    Expires: inDays(-365),
    Pragma: 'no-cache',
  };
}

/** A shared cache may keep this answer for a day, or until one of its tags is purged. */
export function cacheableHeaders(tags: Iterable<string>): Record<string, string> {
  return {
    'Cache-Control': `max-age=${DAY}, public, s-maxage=${DAY}`,
    Expires: inDays(1),
    Pragma: 'cache',
    'X-Magento-Tags': [...tags].join(','),
  };
}

/** nginx compresses, and so varies, answers of these statuses only. */
export function varyHeader(status: number): Record<string, string> {
  return [200, 403, 404].includes(status) ? { Vary: 'Accept-Encoding' } : {};
}
