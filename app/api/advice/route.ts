import { ADVICE_PATH } from '@/lib/content/advice/advice';
import { getAdvice } from '@/lib/content/advice/get-advice';
import { reportError } from '@/lib/errors/report-error';
import { getStoreView } from '@/lib/store/get-store-views';

export const dynamic = 'force-dynamic';

/** What a search suggests to read (`?store=…`); 404 in a store view that is not one, 503 while the backend fails. */
export async function GET(request: Request): Promise<Response> {
  try {
    const storeView = await getStoreView(new URL(request.url).searchParams.get('store') ?? '');
    if (!storeView) return Response.json([], { status: 404, headers: { 'Cache-Control': 'no-store' } });
    const links = await getAdvice({ storeView, currency: storeView.currency });
    return Response.json(links, { headers: { 'Cache-Control': 'public, max-age=300' } });
  } catch (error) {
    reportError(ADVICE_PATH, error);
    return Response.json([], { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
