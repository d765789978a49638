import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { processShared } from '@/lib/cache/process-memory';
import { AppError } from '@/lib/errors/app-error';
import { formatOf } from '@/lib/images/optimizer/media-request';
import { SingleFlight } from '@/lib/images/optimizer/single-flight';

export type VideoHost = 'youtube' | 'vimeo';

export interface Thumbnail {
  contentType: string;
  body: Uint8Array;
}

const ANSWER_WITHIN_MS = 4_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** What a host has no picture of is not asked for again at once. */
const ABSENT_FOR_MS = 10 * 60_000;
const PRESENT_FOR_MS = 24 * 60 * 60_000;

/** From the largest down: few films have the first [CMS-6]. */
const YOUTUBE_SIZES = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault'];

const vimeoSchema = z.tuple([
  z.object({ thumbnail_large: z.url({ protocol: /^https$/, hostname: /^i\.vimeocdn\.com$/ }) }),
]);

const known = processShared(
  'video-thumbnails',
  () =>
    new LRUCache<string, Thumbnail | { isAbsent: true }>({
      maxSize: 16 * 1024 * 1024,
      sizeCalculation: (thumbnail) => ('body' in thumbnail ? thumbnail.body.length : 0) + 500,
    }),
);
const flights = new SingleFlight<Thumbnail | null>();

/** Whether the answer is in memory: it costs no call. */
export function isThumbnailKnown(host: VideoHost, id: string): boolean {
  return known.has(`${host} ${id}`);
}

/** A film's picture, read from its host by the shop's server [CMS-6]; null where there is none. Throws AppError. */
export function getVideoThumbnail(host: VideoHost, id: string): Promise<Thumbnail | null> {
  const key = `${host} ${id}`;
  const before = known.get(key);
  if (before) return Promise.resolve('body' in before ? before : null);
  return flights.run(key, async () => {
    const found = await (host === 'youtube' ? youtubeThumbnail(id) : vimeoThumbnail(id));
    known.set(key, found ?? { isAbsent: true }, { ttl: found ? PRESENT_FOR_MS : ABSENT_FOR_MS });
    return found;
  });
}

async function youtubeThumbnail(id: string): Promise<Thumbnail | null> {
  for (const size of YOUTUBE_SIZES) {
    const found = toThumbnail(await read(`https://i.ytimg.com/vi/${id}/${size}.jpg`));
    if (found) return found;
  }
  return null;
}

async function vimeoThumbnail(id: string): Promise<Thumbnail | null> {
  const answer = await read(`https://vimeo.com/api/v2/video/${id}.json`);
  const told = answer && vimeoSchema.safeParse(parsed(answer));
  return told?.success ? toThumbnail(await read(told.data[0].thumbnail_large)) : null;
}

/** What stands at an address of a video host; null where nothing does. Follows no redirect, takes no more than 2 MB. */
async function read(url: string): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const response = await fetch(url, { signal, redirect: 'manual', cache: 'no-store' });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status >= 500 || response.status === 429) {
        throw new AppError('http', `${url} answered ${response.status}`, { status: response.status });
      }
      return null;
    }
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > MAX_BYTES) throw new AppError('http', `${url} is larger than 2 MB`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, length);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('network', `${url} gave no answer`, { cause: error });
  }
}

/** Its first bytes tell what it is, not its name. */
function toThumbnail(bytes: Uint8Array | null): Thumbnail | null {
  const format = bytes && formatOf(bytes);
  return bytes && format ? { contentType: `image/${format}`, body: bytes } : null;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
