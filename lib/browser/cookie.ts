const YEAR = 365 * 24 * 60 * 60;

/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
  return pair === undefined ? null : pair.slice(prefix.length);
}

/** Stores a choice (a code of letters, digits and underscores) for a year, for this site only. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot write before a page unloads
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
