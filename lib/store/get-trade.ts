import 'server-only';
import { blockTags } from '@/lib/cache/tags.mjs';
import { LEGAL_CATEGORY_ATTRIBUTE } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { AppError } from '@/lib/errors/app-error';
import { factLines } from '@/lib/format/fact-lines';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { graphql } from '@/lib/magento/graphql';
import { isUnknownBlock } from '@/lib/magento/magento-messages';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from './store-view';

/** What a shop sells, as far as the storefront speaks of it: medicines, or anything. */
export type Trade = 'pharmacy' | 'neutral';

/** The shop's trade: as `SHOP_TRADE` says, else as the backend's product attributes show. Throws AppError. */
export async function getTrade(): Promise<Trade> {
  if (env.SHOP_TRADE) return env.SHOP_TRADE;
  const { productAttributes } = await getCapabilities();
  return productAttributes.includes(LEGAL_CATEGORY_ATTRIBUTE) ? 'pharmacy' : 'neutral';
}

/** A merchant's block, for some store views only. */
const BLOCK = 'shop-medicines';

const stoppedTradeDocument = graphql(`
  query cmsBlocks($identifiers: [String]!) {
    cmsBlocks(identifiers: $identifiers) {
      items {
        identifier
        content
      }
    }
  }
`);

/** Why a store view does not sell what the shop's trade is about, as the merchant says; null where it does. Throws AppError. */
export async function getStoppedTrade(storeContext: Pick<StoreContext, 'storeView'>): Promise<string | null> {
  return (await readBlock(storeContext)).get('not sold here')?.join(' ') ?? null;
}

/** Codes of the countries that it is sent to from a store view; null where the merchant names none. Throws AppError. */
export async function getTradeCountries(storeContext: Pick<StoreContext, 'storeView'>): Promise<string[] | null> {
  const codes = (await readBlock(storeContext)).get('deliver to')?.flatMap((line) => line.match(/[a-z]+/gi) ?? []);
  return codes?.map((code) => code.toUpperCase()) ?? null;
}

async function readBlock({ storeView }: Pick<StoreContext, 'storeView'>): Promise<ReadonlyMap<string, string[]>> {
  if ((await getTrade()) !== 'pharmacy') return new Map();
  try {
    const { cmsBlocks } = await query(
      stoppedTradeDocument,
      { identifiers: [BLOCK] },
      { storeContext: { storeView }, tags: blockTags([BLOCK]) },
    );
    const block = cmsBlocks?.items?.find((one) => one?.identifier === BLOCK);
    return factLines(block?.content ?? '');
  } catch (error) {
    // Of anything else nobody knows whether medicines are sold.
    if (error instanceof AppError && isUnknownBlock(error)) return new Map();
    throw error;
  }
}
