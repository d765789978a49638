import type { ReactNode } from 'react';

/** What content only names, drawn by the page that shows it: each is asked once for a whole text. */
export interface ContentCards {
  /** Cards of products by their url keys, without those that the store view does not sell. */
  products(urlKeys: readonly string[]): Promise<ReadonlyMap<string, ReactNode>>;
  /** Tiles of categories by their ids. */
  categories(ids: readonly string[]): Promise<ReadonlyMap<string, ReactNode>>;
}
