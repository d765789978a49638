import { answerForStore } from '@/app/api/answers';
import { BADGES_PATH } from '@/lib/catalog/card/badge-source';
import { getBadgeSource } from '@/lib/catalog/card/get-card-context';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import type { StoreView } from '@/lib/store/store-view';

export const dynamic = 'force-dynamic';

/** What a browser reads products' badges by (`?store=…`); 404 where the trade has none, 503 while the backend fails. */
export function GET(request: Request): Promise<Response> {
  return answerForStore(request, BADGES_PATH, readBadges, {});
}

async function readBadges(storeView: StoreView) {
  const { cardRules } = await getTradeRules({ storeView });
  return cardRules ? getBadgeSource(storeView, cardRules) : null;
}
