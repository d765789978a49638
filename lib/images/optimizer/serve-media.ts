import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/config/env';
import { pickHeaders } from '@/lib/config/pick-headers';
import { AppError } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { BusyError, encodeImage, OverloadError } from './encode-image';
import { fetchMedia, fetchOriginal, isLate, type Original } from './fetch-original';
import { type CachedVariant, type MediaCache, mediaCache, type Variant } from './media-cache';
import {
  acceptsWebp,
  cacheControl,
  extensionOf,
  freshFor,
  type ImageRequest,
  originPath,
  readParameters,
} from './media-request';
import { SingleFlight } from './single-flight';

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

/** Raise it when the same request is to be answered by other bytes. */
const ENCODING = 1;

/** While the backend fails, it is asked this often per variant. */
const RETRY_AFTER_MS = 30_000;

interface ServedVariant extends Variant {
  isPublic: boolean;
}

const flights = new SingleFlight<ServedVariant>();

/** A cached variant, made anew when its original has changed; served stale while the backend fails. Throws AppError. */
function getVariant(path: string, request: ImageRequest, isWebpAccepted: boolean): Promise<ServedVariant> {
  const key = variantKey(path, request, isWebpAccepted);
  return flights.run(key, async () => {
    const cache = await mediaCache();
    const cached = await cache.get(key);
    if (cached && Date.now() - cached.checkedAt < freshFor(path)) return { ...cached, isPublic: true };
    const original = await originalOrCached(cache, key, path, cached);
    if (!('body' in original)) return { ...original.cached, isPublic: true };
    const variant = await makeVariant(original, request, isWebpAccepted);
    if (variant.isPublic) await store(cache, key, variant);
    return variant;
  });
}

/** The original where a variant is to be made from it, else the cached variant that stays good. */
async function originalOrCached(
  cache: MediaCache,
  key: string,
  path: string,
  cached: CachedVariant | null,
): Promise<Original | { cached: CachedVariant }> {
  try {
    const original = await fetchOriginal(path, cached?.original);
    if (original !== 'unchanged') return original;
    if (!cached) throw new AppError('http', `The commerce backend did not send ${path}`, { status: 502 });
    await cache.check(key, Date.now());
    return { cached };
  } catch (error) {
    if (!cached) throw error;
    if (error instanceof AppError && (error.status === 404 || error.status === 410)) {
      await cache.delete(key);
      throw error;
    }
    reportError('Checking an image', error);
    await cache.check(key, Date.now() - freshFor(path) + RETRY_AFTER_MS);
    return { cached };
  }
}

async function makeVariant(original: Original, request: ImageRequest, isWebpAccepted: boolean): Promise<ServedVariant> {
  const image = await encodeImage(original.body, request, isWebpAccepted).catch((error: unknown) => {
    if (!(error instanceof OverloadError)) throw error;
    reportError('Encoding an image', error);
    // Large is better than none, but for this once.
    return 'overloaded' as const;
  });
  const isDone = image !== 'overloaded';
  const { contentType, body } = (isDone && image) || original;
  return {
    contentType,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    original: { etag: original.etag, lastModified: original.lastModified },
    isPublic: original.isStorable && isDone,
  };
}

/** A full or broken disk costs work, not images. */
async function store(cache: MediaCache, key: string, variant: Variant): Promise<void> {
  await cache.set(key, variant).catch((error) => reportError('Keeping an image', error));
}

function variantKey(path: string, { isNegotiated, ...request }: ImageRequest, isWebpAccepted: boolean): string {
  const { width, height, quality, fit, format } = request;
  const output = isNegotiated && isWebpAccepted ? 'webp' : format;
  const parts = [ENCODING, env.COMMERCE_ORIGIN, path, width, height, quality, fit, output];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
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
