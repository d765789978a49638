import { BADGES_PATH } from '@/lib/catalog/card/badge-source';
import { getBadgeSource } from '@/lib/catalog/card/get-card-context';
import { reportError } from '@/lib/errors/report-error';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { getStoreView } from '@/lib/store/get-store-views';

export const dynamic = 'force-dynamic';

/** What a browser reads products' badges by (`?store=…`); 404 where the trade has none, 503 while the backend fails. */
export async function GET(request: Request): Promise<Response> {
  try {
    const storeView = await getStoreView(new URL(request.url).searchParams.get('store') ?? '');
    if (!storeView) return answer(404);
    const { cardRules } = await getTradeRules({ storeView });
    if (!cardRules) return answer(404);
    const source = await getBadgeSource(storeView, cardRules);
    return Response.json(source, { headers: { 'Cache-Control': 'public, max-age=300' } });
  } catch (error) {
    reportError(BADGES_PATH, error);
    return answer(503);
  }
}

function answer(status: number): Response {
  return Response.json({}, { status, headers: { 'Cache-Control': 'no-store' } });
}
