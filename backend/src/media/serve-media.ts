import { readFile, stat } from 'node:fs/promises';
import { SECURITY_HEADERS } from '../protocol/response-headers';
import { contentTypeOf, mediaFile } from './media-file';

const YEAR = 31_536_000;

/** What a script in an SVG may do when somebody opens the file itself: nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** 404 that no cache keeps. */
export function notFound(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function isFresh(request: Request, etag: string, modified: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known !== null) return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/**
 * Answers GET and HEAD below `/media` from the folder `root`, kept for a year by caches; query parameters
 * (an image optimiser's width and the like) change nothing. `pathname` starts after `/media`.
 */
export async function serveMedia(request: Request, root: string, pathname: string): Promise<Response> {
  const file = mediaFile(root, pathname);
  return file ? serveFile(request, file, { 'Cache-Control': `max-age=${YEAR}, public` }) : notFound();
}

/** Answers GET and HEAD with a file and further headers; 404 for other methods and for kinds that are not served. */
export async function serveFile(request: Request, file: string, own: Record<string, string>): Promise<Response> {
  const contentType = contentTypeOf(file);
  if (!contentType || !['GET', 'HEAD'].includes(request.method)) return notFound();
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return notFound();
  const etag = `"${Math.floor(info.mtimeMs / 1000).toString(16)}-${info.size.toString(16)}"`;
  const headers = { ...SECURITY_HEADERS, ...own, ETag: etag, 'Last-Modified': info.mtime.toUTCString() };
  if (isFresh(request, etag, info.mtime)) return new Response(null, { status: 304, headers });
  const policy = contentType === 'image/svg+xml' ? { 'Content-Security-Policy': SVG_POLICY } : undefined;
  return new Response(request.method === 'HEAD' ? null : await readFile(file), {
    headers: { ...headers, ...policy, 'Content-Type': contentType, 'Content-Length': String(info.size) },
  });
}
