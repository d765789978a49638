import 'server-only';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getCardContext } from '@/lib/catalog/card/get-card-context';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import type { StoreContext } from '@/lib/store/store-view';
import { recentProductsDocument } from './documents';
import type { RecentSource } from './recent-products';

/** What a page hands to the browser to read cards of what was looked at with. Throws AppError. */
export async function getRecentSource(storeContext: StoreContext, cardRules?: CardRules): Promise<RecentSource> {
  const { context, withCards } = await getCardContext(storeContext, cardRules);
  return { ...context, query: toQueryText(withCards(recentProductsDocument)) };
}
