const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Magento's resized copies carry a hash in their path, and a file that comes anew gets a name of its own. */
function isImmutable(path: string): boolean {
  return /\/cache\/[\da-f]{32}\//.test(path);
}

/** Milliseconds for which a picture is served without asking the backend whether it has changed. */
export function freshFor(path: string): number {
  return isImmutable(path) ? DAY : 5 * MINUTE;
}

/** What browsers and shared caches may do with a file that is there. */
export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';
}
