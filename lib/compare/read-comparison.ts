import type { CardContext } from '@/lib/catalog/card/card-product';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { ResultOf, VariablesOf } from '@/lib/magento/graphql';
import type { QueryText } from '@/lib/magento/graphql-call';
import { clearCompare, duringCompare, readCompareId, setCompareList } from './compare-store';
import { type Comparison, toComparison } from './comparison';
import type { comparisonDocument } from './documents';
import { type CompareQueries, loadCompareList } from './load-compare-list';

/** What the page hands to the browser to read a comparison with. */
export interface ComparisonSource extends CardContext {
  queries: CompareQueries;
  comparison: QueryText<ResultOf<typeof comparisonDocument>, VariablesOf<typeof comparisonDocument>>;
}

const NOTHING: Comparison = { products: [], attributes: [] };

/** The products that the shopper compares, past every cache [CMP-6]; nothing where there is no list. Throws AppError. */
export async function readComparison(source: ComparisonSource): Promise<Comparison> {
  // Which list is a customer's tells the backend.
  await loadCompareList(source.queries);
  const uid = readCompareId();
  if (uid === null) return NOTHING;
  return duringCompare({ flag: 'isLoading', failure: 'getDetailsError' }, async () => {
    const { compareList: list } = await browserQuery(source.comparison, { uid });
    if (!list) {
      clearCompare();
      return NOTHING;
    }
    setCompareList(list);
    return toComparison(list, source);
  });
}
