import type { Brand, Copy } from '../label/copy';

/** What a pack wears: its words and its brand's identity. */
export interface Dress {
  readonly copy: Copy;
  readonly brand: Brand;
}
