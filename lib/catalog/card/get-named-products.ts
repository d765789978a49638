import 'server-only';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { reportError } from '@/lib/errors/report-error';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { type CardProduct, toCardProduct } from './card-product';
import { type CardRules, isShownOn } from './card-rules';
import { namedProductsDocument } from './documents';
import { getCardContext } from './get-card-context';
import { getNotes, withKeptWords } from './get-notes';

/** Cards by URL key, in one read, without what is not sold or not shown in texts; a failed read is left out, too. */
export async function getNamedProducts(
  storeContext: StoreContext,
  urlKeys: readonly string[],
  cardRules?: CardRules,
): Promise<ReadonlyMap<string, CardProduct>> {
  try {
    const { context, withCards } = await getCardContext(storeContext, cardRules);
    const variables = { urlKeys: [...urlKeys], pageSize: urlKeys.length };
    const { products } = await query(withCards(namedProductsDocument), variables, {
      storeContext,
      tags: [CATALOG_TAG],
    });
    const items = products?.items ?? [];
    const withNote = await getNotes(storeContext, items, cardRules);
    const cards = items.flatMap((answer): [string, CardProduct][] => {
      const card = answer && toCardProduct(answer, context);
      return card && answer.url_key && isShownOn(card, 'content')
        ? [[answer.url_key, withKeptWords(withNote(card))]]
        : [];
    });
    return new Map(cards);
  } catch (error) {
    reportError('Products that content names', error);
    return new Map();
  }
}
