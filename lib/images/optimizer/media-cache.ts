import 'server-only';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { reportError } from '@/lib/errors/report-error';
import type { Validators } from './fetch-original';

export interface Variant {
  contentType: string;
  /** Strong: a digest of the body. */
  etag: string;
  /** The validators of the original that it was made from. */
  original: Validators;
  body: Uint8Array;
}

/** A variant, and when its original was last known to be unchanged, epoch milliseconds. */
export interface CachedVariant extends Variant {
  checkedAt: number;
}

/** Caches variants by key, bounded in bytes; what is used longest ago goes first. It may lose any at any time. */
export interface MediaCache {
  get(key: string): Promise<CachedVariant | null>;
  set(key: string, variant: Variant): Promise<void>;
  /** Notes when the original of a cached variant was checked. */
  check(key: string, checkedAt: number): Promise<void>;
  delete(key: string): Promise<void>;
}

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

/** Where no disk can be written: variants in the memory of this process. */
export class MemoryCache implements MediaCache {
  readonly #entries: LRUCache<string, CachedVariant>;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length + 500 });
  }

  async get(key: string): Promise<CachedVariant | null> {
    return this.#entries.get(key) ?? null;
  }

  async set(key: string, variant: Variant): Promise<void> {
    this.#entries.set(key, { ...variant, checkedAt: Date.now() });
  }

  async check(key: string, checkedAt: number): Promise<void> {
    const variant = this.#entries.peek(key);
    if (variant) this.#entries.set(key, { ...variant, checkedAt });
  }

  async delete(key: string): Promise<void> {
    this.#entries.delete(key);
  }
}

const USED_WITHIN_MS = 10 * 60_000;

/** The first line of a file; the body follows it. */
const headSchema = z.object({
  contentType: z.string(),
  etag: z.string(),
  original: z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() }),
  length: z.number(),
});

/**
 * Variants in files that several processes share: written aside and renamed, so that none is seen in part. Modification
 * time is when the original was checked, access time when it was last used (many disks do not write it).
 */
export class DiskCache implements MediaCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Bytes until the folder is looked through; at once for the first, as it may be full already. */
  #untilSweep = 0;
  #isSweeping = false;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async get(key: string): Promise<CachedVariant | null> {
    const file = await open(this.#path(key)).catch(() => null);
    if (!file) return null;
    try {
      const { mtime, atimeMs } = await file.stat();
      const variant = parse(await file.readFile());
      if (Date.now() - atimeMs > USED_WITHIN_MS) await file.utimes(new Date(), mtime);
      return variant && { ...variant, checkedAt: mtime.getTime() };
    } catch {
      return null;
    } finally {
      await file.close();
    }
  }

  /** Rejects where the disk cannot be written. */
  async set(key: string, variant: Variant): Promise<void> {
    const path = this.#path(key);
    const aside = `${path}.${randomUUID()}.tmp`;
    const bytes = serialise(variant);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(aside, bytes);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    this.#untilSweep -= bytes.length;
    // Pictures do not wait until all others are looked through.
    void this.#sweepIfDue();
  }

  async check(key: string, checkedAt: number): Promise<void> {
    await utimes(this.#path(key), new Date(), new Date(checkedAt)).catch(() => {});
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }

  /** Never rejects. What is written meanwhile counts for the next time. */
  async #sweepIfDue(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    while (this.#untilSweep <= 0) {
      this.#untilSweep = this.#maxBytes / 20;
      await sweep(this.#folder, this.#maxBytes).catch((error) => reportError('Clearing the media cache', error));
    }
    this.#isSweeping = false;
  }
}

function serialise({ body, ...head }: Variant): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, length: body.length })}\n`), body]);
}

function parse(file: Buffer): Variant | null {
  const end = file.indexOf('\n');
  const { length, ...head } = headSchema.parse(JSON.parse(file.toString('utf8', 0, end)));
  const body = file.subarray(end + 1);
  return body.length === length ? { ...head, body } : null;
}

/** What is still not renamed after this long was left by a process that ended. */
const ABANDONED_AFTER_MS = 60 * 60_000;

const KEPT_SHARE = 0.9;

/** What the cache itself writes: whoever keeps files of their own in its folder keeps them. */
const OWN_NAME = /^([\da-f]{2})[\\/]\1[\da-f]{62}(?:\.[\da-f-]{36}\.tmp)?$/;

interface Found {
  path: string;
  bytes: number;
  usedAt: number;
}

/** Deletes abandoned files, and those used longest ago until nine tenths of the allowed bytes are left. */
async function sweep(folder: string, maxBytes: number): Promise<void> {
  const found: Found[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (!OWN_NAME.test(name)) continue;
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile()) continue;
    if (!name.endsWith('.tmp')) found.push({ path, bytes: info.size, usedAt: info.atimeMs });
    else if (Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
  let total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  found.sort((a, b) => a.usedAt - b.usedAt);
  for (const { path, bytes } of found) {
    if (total <= maxBytes * KEPT_SHARE) return;
    await rm(path, { force: true });
    total -= bytes;
  }
}
