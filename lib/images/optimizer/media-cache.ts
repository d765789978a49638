import type { Validators } from './fetch-original';

/** A picture as it is served. */
export interface Variant {
  contentType: string;
  /** Strong: a digest of the body. */
  etag: string;
  /** The validators of the original that it was made from. */
  original: Validators;
  body: Uint8Array;
}

/** A variant, and when its original was last known to be unchanged, epoch milliseconds. */
export interface KeptVariant extends Variant {
  checkedAt: number;
}

/** Keeps variants by key, bounded in bytes; what is used longest ago goes first. It may lose any at any time. */
export interface MediaCache {
  get(key: string): Promise<KeptVariant | null>;
  set(key: string, variant: Variant): Promise<void>;
  /** Notes when the original of a kept variant was checked. */
  check(key: string, checkedAt: number): Promise<void>;
  delete(key: string): Promise<void>;
}
