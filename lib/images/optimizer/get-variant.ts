import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { encodeImage, OverloadError } from './encode-image';
import { fetchOriginal, type Original } from './fetch-original';
import { type CachedVariant, type MediaCache, mediaCache, type Variant } from './media-cache';
import type { ImageRequest } from './media-request';
import { freshFor } from './media-request';
import { SingleFlight } from './single-flight';

/** Raise it when the same request is to be answered by other bytes. */
const ENCODING = 1;

/** While the backend fails, it is asked this often per variant. */
const RETRY_AFTER_MS = 30_000;

export interface ServedVariant extends Variant {
  isPublic: boolean;
}

const flights = new SingleFlight<ServedVariant>();

/** A cached variant, made anew when its original has changed; served stale while the backend fails. Throws AppError. */
export function getVariant(path: string, request: ImageRequest, isWebpAccepted: boolean): Promise<ServedVariant> {
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
