/** Where the backend's files are: uploads, and what its themes bring. */
const ROOTS = ['media', 'static'];

/** The backend's path for a public one of a file; null for dot segments, hidden files and escaped separators. */
export function originPath(pathname: string): string | null {
  const [empty, root, ...segments] = pathname.split('/');
  if (empty !== '' || !root || !ROOTS.includes(root) || segments.length === 0) return null;
  const names = segments.map(decoded);
  if (!names.every(isFileName)) return null;
  return `/${root}/${names.map(encodeURIComponent).join('/')}`;
}

/** The file's extension in lower case, without the dot; empty where there is none. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** An escape that is left after decoding might be decoded again further on. */
function isFileName(name: string | null): name is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
  return name !== null && name !== '' && !name.startsWith('.') && !/[/\\\x00-\x1f\x7f]|%[0-9a-f]{2}/i.test(name);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Magento makes these on their first request, which takes it seconds each. */
export function isResizedCopy(path: string): boolean {
  return /\/cache\/[\da-f]{32}\//.test(path);
}

/** A resized copy carries a hash in its path, a theme's file its version; what comes anew gets a name of its own. */
function isImmutable(path: string): boolean {
  return isResizedCopy(path) || /^\/static\/version\d+\//.test(path);
}

/** Milliseconds for which an image is served without asking the backend whether it has changed. */
export function freshFor(path: string): number {
  return isImmutable(path) ? DAY : 5 * MINUTE;
}

/** What browsers and shared caches may do with a file that is there. */
export function cacheControl(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';
}
