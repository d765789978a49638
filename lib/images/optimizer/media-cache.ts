import { LRUCache } from 'lru-cache';
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
