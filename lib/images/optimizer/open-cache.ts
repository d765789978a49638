import 'server-only';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { env } from '@/lib/config/env';
import { DiskCache } from './disk-cache';
import { type MediaCache, MemoryCache } from './media-cache';

const MEGABYTE = 1024 * 1024;

/** Memory is dearer than disk. */
const MAX_MEMORY_MEGABYTES = 64;

let opened: Promise<MediaCache> | undefined;

/** The cache of this process: on disk, in memory where the disk is read-only. */
export function mediaCache(): Promise<MediaCache> {
  opened ??= openMediaCache(env.MEDIA_CACHE_DIR, env.MEDIA_CACHE_MEGABYTES);
  return opened;
}

/** A cache in `folder`, which is made if need be; in memory if it cannot be written. */
export async function openMediaCache(folder: string, megabytes: number): Promise<MediaCache> {
  try {
    const path = resolve(folder);
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
    return new DiskCache(path, megabytes * MEGABYTE);
  } catch {
    return new MemoryCache(Math.min(megabytes, MAX_MEMORY_MEGABYTES) * MEGABYTE);
  }
}
