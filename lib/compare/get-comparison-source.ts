import 'server-only';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getCardContext } from '@/lib/catalog/card/get-card-context';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import type { StoreContext } from '@/lib/store/store-view';
import { compareListDocument, comparisonDocument, customerCompareListDocument } from './documents';
import type { CompareQueries } from './load-compare-list';
import type { ComparisonSource } from './read-comparison';

/** The queries that any page reads the list with. */
export const COMPARE_QUERIES: CompareQueries = {
  list: toQueryText(compareListDocument),
  own: toQueryText(customerCompareListDocument),
};

/** What the compare page hands to the browser. Throws AppError. */
export async function getComparisonSource(
  storeContext: StoreContext,
  cardRules?: CardRules,
): Promise<ComparisonSource> {
  const { context, withCards } = await getCardContext(storeContext, cardRules);
  return { ...context, queries: COMPARE_QUERIES, comparison: toQueryText(withCards(comparisonDocument)) };
}
