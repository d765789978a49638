import { reportError } from '@/lib/errors/report-error';
import { getGuardSource } from '@/lib/pharmacy/guard/get-guard-source';
import { GUARD_SOURCE_PATH } from '@/lib/pharmacy/guard/guard-source';
import { getStoreView } from '@/lib/store/get-store-views';

export const dynamic = 'force-dynamic';

/** What the guard of baskets needs in a browser (`?store=…`); 404 where the shop has none, 503 while the backend fails. */
export async function GET(request: Request): Promise<Response> {
  try {
    const storeView = await getStoreView(new URL(request.url).searchParams.get('store') ?? '');
    const source = storeView && (await getGuardSource(storeView));
    return source ? Response.json(source, { headers: { 'Cache-Control': 'public, max-age=300' } }) : answer(404);
  } catch (error) {
    reportError(GUARD_SOURCE_PATH, error);
    return answer(503);
  }
}

function answer(status: number): Response {
  return Response.json({}, { status, headers: { 'Cache-Control': 'no-store' } });
}
