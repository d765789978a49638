import { getAnalytics } from '@/lib/analytics/get-analytics';
import { COUNTED_PRODUCTS_PATH, MAX_COUNTED } from '@/lib/analytics/products/counted-product';
import { getCountedProducts } from '@/lib/analytics/products/get-counted-products';
import { reportError } from '@/lib/errors/report-error';
import { getTradeRules } from '@/lib/pharmacy/get-trade-rules';
import { getCurrencies, getStoreView } from '@/lib/store/get-store-views';

export const dynamic = 'force-dynamic';

/**
 * What statistics may know of products (`?store=…&currency=…&sku=…&sku=…`): what must not leave the shop does not even
 * reach the code that counts. 404 where nothing is counted, 503 while the backend fails.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const skus = [...new Set(searchParams.getAll('sku'))].toSorted();
  const currency = searchParams.get('currency') ?? '';
  if (skus.length === 0 || skus.length > MAX_COUNTED || skus.some((sku) => !sku || sku.length > 64)) return answer(400);
  try {
    const storeView = await getStoreView(searchParams.get('store') ?? '');
    if (!storeView || !(await getCurrencies(storeView)).available.includes(currency)) return answer(404);
    const storeContext = { storeView, currency };
    if (!(await getAnalytics(storeContext))) return answer(404);
    const { cardRules } = await getTradeRules(storeContext);
    return answer(200, await getCountedProducts(storeContext, skus, cardRules));
  } catch (error) {
    reportError(COUNTED_PRODUCTS_PATH, error);
    return answer(503);
  }
}

function answer(status: number, body: object = {}): Response {
  const caching = status === 200 ? 'private, max-age=300' : 'no-store';
  return Response.json(body, { status, headers: { 'Cache-Control': caching } });
}
