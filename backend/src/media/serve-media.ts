import { open, readFile, stat } from 'node:fs/promises';
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

type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable';

/** The bytes that a request asks for; other units, several parts at once and parts of an older version mean the whole. */
function byteRange(
  request: Request,
  { etag, modified, size }: { etag: string; modified: Date; size: number },
): ByteRange {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(request.headers.get('range') ?? '') ?? [];
  const known = request.headers.get('if-range');
  const isOfThis = known === null || known === etag || known === modified.toUTCString();
  if (request.method !== 'GET' || !isOfThis || (from === '' && to === '')) return 'whole';
  // The last so many bytes, as in `bytes=-500`.
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
}

async function readPart(file: string, start: number, end: number): Promise<Buffer<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(end - start + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Answers GET and HEAD with a file, or with the part of it that is asked for, and further headers; 404 for other methods
 * and for kinds that are not served.
 */
export async function serveFile(request: Request, file: string, own: Record<string, string>): Promise<Response> {
  const contentType = contentTypeOf(file);
  if (!contentType || !['GET', 'HEAD'].includes(request.method)) return notFound();
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return notFound();
  const { size, mtime: modified } = info;
  const etag = `"${Math.floor(info.mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  const validators = { ETag: etag, 'Last-Modified': modified.toUTCString(), 'Accept-Ranges': 'bytes' };
  const headers = { ...SECURITY_HEADERS, ...own, ...validators };
  if (isFresh(request, etag, modified)) return new Response(null, { status: 304, headers });
  const range = byteRange(request, { etag, modified, size });
  if (range === 'unsatisfiable') {
    const refused = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: refused });
  }
  const policy = contentType === 'image/svg+xml' ? { 'Content-Security-Policy': SVG_POLICY } : undefined;
  const described = { ...headers, ...policy, 'Content-Type': contentType };
  if (range !== 'whole') {
    const { start, end } = range;
    const part = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': String(end - start + 1) };
    return new Response(await readPart(file, start, end), { status: 206, headers: { ...described, ...part } });
  }
  return new Response(request.method === 'HEAD' ? null : await readFile(file), {
    headers: { ...described, 'Content-Length': String(size) },
  });
}
