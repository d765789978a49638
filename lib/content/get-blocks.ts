import 'server-only';
import { blockTags } from '@/lib/cache/tags.mjs';
import { AppError } from '@/lib/errors/app-error';
import { isUnknownBlock } from '@/lib/magento/magento-messages';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { cmsBlocksDocument } from './documents';

export interface CmsBlock {
  identifier: string;
  /** As the merchant wrote it: sanitise it before it is shown. */
  html: string;
}

/** Blocks in the order of their identifiers, in one request [CMS-4]; unknown, empty and failed ones are left out. */
export async function getBlocks(storeContext: StoreContext, identifiers: readonly string[]): Promise<CmsBlock[]> {
  if (identifiers.length === 0) return [];
  try {
    const { cmsBlocks } = await query(
      cmsBlocksDocument,
      { identifiers: [...identifiers] },
      { storeContext, tags: blockTags(identifiers), isPartial: true },
    );
    const found = new Map(cmsBlocks?.items?.map((block) => [block?.identifier, block?.content?.trim()]));
    return identifiers.flatMap((identifier) => {
      const html = found.get(identifier);
      return html ? [{ identifier, html }] : [];
    });
  } catch {
    return [];
  }
}

/** One block's HTML as the merchant wrote it; null where there is none, or an empty one. Throws AppError. */
export async function getBlock(storeContext: StoreContext, identifier: string): Promise<string | null> {
  try {
    const { cmsBlocks } = await query(
      cmsBlocksDocument,
      { identifiers: [identifier] },
      { storeContext, tags: blockTags([identifier]) },
    );
    return cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content?.trim() || null;
  } catch (error) {
    if (error instanceof AppError && isUnknownBlock(error)) return null;
    throw error;
  }
}

/** Blocks of links at the foot of every page: the shop's own, then the one that Magento's sample data brings. */
const LINK_BLOCKS = ['footer-links', 'footer_links_block'];
const PROMO_BLOCK = 'promo-header';
const ABOUT_BLOCK = 'footer-about';
const CHECKOUT_BLOCK = 'checkout-links';

/** What the merchant wrote for the frame of every page, as HTML; null for what there is not. */
export interface ShellBlocks {
  promo: string | null;
  about: string | null;
  links: string | null;
  /** What the checkout's small foot leads to. */
  checkoutLinks: string | null;
}

/** The blocks of header and footer, together in one request, which all pages share. */
export async function getShellBlocks(storeContext: StoreContext): Promise<ShellBlocks> {
  const blocks = await getBlocks(storeContext, [PROMO_BLOCK, ABOUT_BLOCK, ...LINK_BLOCKS, CHECKOUT_BLOCK]);
  const html = new Map(blocks.map((block) => [block.identifier, block.html]));
  const first = (identifiers: string[]) => identifiers.flatMap((identifier) => html.get(identifier) ?? [])[0] ?? null;
  return {
    promo: first([PROMO_BLOCK]),
    about: first([ABOUT_BLOCK]),
    links: first(LINK_BLOCKS),
    checkoutLinks: first([CHECKOUT_BLOCK]),
  };
}
