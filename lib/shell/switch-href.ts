/**
 * The link to the same page in another view: `/{code}{path}`, the code of the page's own view taken
 * off first. The middleware remembers the view and shortens the default one's path [ROUTE-20].
 */
export function switchHref(pathname: string, currentCode: string, code: string): string {
  const prefix = `/${currentCode}`;
  const bare = pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return `/${code}${bare === '/' ? '' : bare}`;
}
