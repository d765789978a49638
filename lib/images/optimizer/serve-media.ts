import 'server-only';
import { env } from '@/lib/config/env';
import { pickHeaders } from '@/lib/config/pick-headers';
import { AppError } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { BusyError } from './encode-image';
import { fetchMedia, isLate } from './fetch-original';
import { getVariant, type ServedVariant } from './get-variant';
import { acceptsWebp, cacheControl, extensionOf, originPath, readParameters } from './media-request';

/** Files of these names are looked at; whether they are images, their first bytes tell. */
const IMAGE_EXTENSIONS = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp'];

/** Images as their parameters ask [IMG-1], other files as they are; all of them with MEDIA_OPTIMIZER=origin. */
export async function serveMedia(request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const path = originPath(pathname);
  if (!path) return textResponse(404, { 'Cache-Control': 'public, max-age=60' });
  try {
    if (env.MEDIA_OPTIMIZER === 'origin') return await passThrough(request, path, search);
    if (!IMAGE_EXTENSIONS.includes(extensionOf(path))) return await passThrough(request, path);
    const asked = readParameters(searchParams);
    if (!asked) return textResponse(400, { 'Cache-Control': 'no-store' });
    const variant = await getVariant(path, asked, acceptsWebp(request.headers.get('accept')));
    return variantResponse(request, path, variant, asked.isNegotiated);
  } catch (error) {
    // Nobody hears the answer: the visitor went on.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return failureResponse(error);
  }
}

/** Types that carry no script, whichever way they are opened; browsers' PDF viewers refuse to run in a sandbox. */
const INERT = /^(image\/(avif|gif|jpeg|png|webp|x-icon)|video\/|audio\/|font\/|application\/pdf|text\/plain)/i;

/** For a file that is opened by itself, such as an SVG: nothing runs, nothing is loaded. */
const SANDBOX = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; sandbox";

/** Headers that every answer below `/media` carries for its type. */
function safetyHeaders(contentType: string): Record<string, string> {
  const nosniff = { 'X-Content-Type-Options': 'nosniff' };
  return INERT.test(contentType) ? nosniff : { ...nosniff, 'Content-Security-Policy': SANDBOX };
}

/** An image, or 304 for who has it already. */
function variantResponse(request: Request, path: string, variant: ServedVariant, isNegotiated: boolean) {
  const headers = {
    ...safetyHeaders(variant.contentType),
    'Cache-Control': variant.isPublic ? cacheControl(path) : 'private, no-store',
    ETag: variant.etag,
    ...(isNegotiated ? { Vary: 'Accept' } : {}),
  };
  if (isKnown(request.headers.get('if-none-match'), variant.etag)) return new Response(null, { status: 304, headers });
  return new Response(Buffer.from(variant.body), {
    headers: { ...headers, 'Content-Type': variant.contentType },
  });
}

/** Never cached for long: the backend's own 4xx, 503 with Retry-After where busy, 504 where late, else 502. */
function failureResponse(error: unknown): Response {
  const status = statusOf(error);
  if (status >= 500) reportError('Serving media', error);
  return textResponse(status, {
    'Cache-Control': status === 404 || status === 410 ? 'public, max-age=60' : 'no-store',
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  });
}

/** An answer without a file. */
function textResponse(status: number, headers: Record<string, string>): Response {
  return new Response(`${status}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

function statusOf(error: unknown): number {
  if (error instanceof BusyError) return 503;
  if (!(error instanceof AppError)) return 500;
  if (isLate(error)) return 504;
  const { status } = error;
  if (status === undefined) return 502;
  if (status === 503) return 503;
  return [401, 403, 404, 410].includes(status) ? status : 502;
}

/** If-None-Match compares weakly: a proxy on the way may have weakened the tag. */
function isKnown(known: string | null, etag: string): boolean {
  return known?.trim() === '*' || (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const ASKED = ['accept', 'if-modified-since', 'if-none-match', 'if-range', 'range'];
const ANSWERED = ['accept-ranges', 'content-disposition', 'content-range', 'etag', 'last-modified', 'vary'];

/** A backend's file or a part of it, streamed. `query` begins with `?` or is empty. Throws AppError as `fetchMedia`. */
async function passThrough(request: Request, path: string, query = ''): Promise<Response> {
  const asked = pickHeaders(request.headers, ASKED);
  // What the backend would compress, the server in front of the browser compresses.
  asked.set('Accept-Encoding', 'identity');
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer = await fetchMedia(`${path}${query}`, { method, headers: asked, signal: request.signal });
  const headers = pickHeaders(answer.headers, ANSWERED);
  headers.set('Cache-Control', lifetime(answer, path));
  // A 304 tells no type, and what it told would replace what the browser has cached.
  if (answer.status !== 304) {
    const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
    headers.set('Content-Type', contentType);
    for (const [name, value] of Object.entries(safetyHeaders(contentType))) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** What the backend marks as private stays so. */
function lifetime(answer: Response, path: string): string {
  const own = answer.headers.get('cache-control') ?? '';
  return answer.status === 416 || /no-store|private/i.test(own) ? 'private, no-store' : cacheControl(path);
}
