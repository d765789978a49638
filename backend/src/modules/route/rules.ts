import { withoutNul } from '../../protocol/read-body';

/** A URL as `route` takes it, cut into what is looked up and what is only carried along. */
export interface AskedUrl {
  /** Without leading slash, as written; `/` for the home page. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/** Cuts a URL; its fragment is dropped. */
export function askedUrl(url: string): AskedUrl {
  const [withoutFragment = ''] = url.split('#', 1);
  const start = withoutFragment.indexOf('?');
  const path = start < 0 ? withoutFragment : withoutFragment.slice(0, start);
  return { path: path.replace(/^\/+(?=.)/, ''), query: start < 0 ? '' : withoutFragment.slice(start) };
}

/** The spellings that a path is looked up by, lower case: as written and decoded, with and without end slash. */
export function spellings(path: string): string[] {
  const bare = [path, decoded(path)].map((spelling) => withoutEndSlash(spelling).toLowerCase());
  return [...new Set(bare.flatMap((spelling) => [spelling, `${spelling}/`]))];
}

/** The rewrite that comes nearest to the path asked for; undefined when there is none. */
export function nearest<T extends { requestPath: string }>(path: string, rewrites: T[]): T | undefined {
  const plain = decoded(path);
  const tests = [
    (own: string) => own === path,
    (own: string) => own === plain,
    (own: string) => withoutEndSlash(own) === withoutEndSlash(path),
    (own: string) => withoutEndSlash(own) === withoutEndSlash(plain),
    () => true,
  ];
  for (const test of tests) {
    const found = rewrites.find(({ requestPath }) => test(requestPath));
    if (found) return found;
  }
  return undefined;
}

/** Whether a path is written exactly as its rewrite, so that no redirect to the right spelling is needed. */
export function isExact(path: string, requestPath: string): boolean {
  return requestPath === path || requestPath === decoded(path);
}

function decoded(path: string): string {
  try {
    return withoutNul(decodeURIComponent(path));
  } catch {
    return path;
  }
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
