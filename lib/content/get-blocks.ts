import 'server-only';
import { blockTags } from '@/lib/cache/tags';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { cmsBlocksDocument } from './documents';

export interface CmsBlock {
  identifier: string;
  /** As the merchant wrote it: sanitise it before it is shown. */
  html: string;
}

/**
 * CMS blocks in the order of their identifiers; one that is missing or fails to load is left out [CMS-4].
 * Each is asked for alone, because Magento answers a list with one unknown name by an error for all.
 */
export async function getBlocks(storeContext: StoreContext, identifiers: readonly string[]): Promise<CmsBlock[]> {
  const blocks = await Promise.all(identifiers.map((identifier) => getBlock(storeContext, identifier)));
  return blocks.filter((block) => block !== null);
}

async function getBlock(storeContext: StoreContext, identifier: string): Promise<CmsBlock | null> {
  try {
    const tags = blockTags([identifier]);
    const { cmsBlocks } = await query(cmsBlocksDocument, { identifiers: [identifier] }, { storeContext, tags });
    const html = cmsBlocks?.items?.[0]?.content?.trim();
    return html ? { identifier, html } : null;
  } catch {
    return null;
  }
}
