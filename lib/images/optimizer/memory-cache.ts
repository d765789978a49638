import { LRUCache } from 'lru-cache';
import type { KeptVariant, MediaCache, Variant } from './media-cache';

/** Where no disk can be written: variants in the memory of this process. */
export class MemoryCache implements MediaCache {
  readonly #entries: LRUCache<string, KeptVariant>;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length + 500 });
  }

  async get(key: string): Promise<KeptVariant | null> {
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
