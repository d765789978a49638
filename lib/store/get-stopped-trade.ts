import 'server-only';
import { blockTags } from '@/lib/cache/tags';
import { isAnswered } from '@/lib/errors/app-error';
import { factLines } from '@/lib/format/fact-lines';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import { getTrade } from './get-trade';
import type { StoreContext } from './store-view';

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
export async function getStoppedTrade({ storeView }: Pick<StoreContext, 'storeView'>): Promise<string | null> {
  if ((await getTrade()) !== 'pharmacy') return null;
  try {
    const { cmsBlocks } = await query(
      stoppedTradeDocument,
      { identifiers: [BLOCK] },
      { storeContext: { storeView }, tags: blockTags([BLOCK]), isPartial: true },
    );
    const block = cmsBlocks?.items?.find((one) => one?.identifier === BLOCK);
    return (
      factLines(block?.content ?? '')
        .get('not sold here')
        ?.join(' ') ?? null
    );
  } catch (error) {
    // A Magento without the block says so; who does not answer may not sell.
    if (isAnswered(error)) return null;
    throw error;
  }
}
