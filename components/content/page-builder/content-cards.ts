import type { ReactNode } from 'react';

/** What content only names, as the page that shows it has it drawn: each is asked once for a whole text. */
export interface ContentCards {
  /** Whether lists of products without any card stay as the backend wrote them: whatever it lists may be shown here. */
  keepsUnknown: boolean;
  /** Cards of products by their url keys, without those that the store view does not sell. */
  products?: (urlKeys: readonly string[]) => Promise<ReadonlyMap<string, ReactNode>>;
  /** Tiles of categories by their ids. */
  categories?: (ids: readonly string[]) => Promise<ReadonlyMap<string, ReactNode>>;
}
