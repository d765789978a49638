import { reportError } from '@/lib/errors/report-error';
import { getStoreView } from '@/lib/store/get-store-views';
import type { StoreView } from '@/lib/store/store-view';

/**
 * What everybody of a store view (`?store=…`) gets alike; `empty` with 404 in one that is none or where nothing is read,
 * with 503 while the backend fails, which is reported under the path.
 */
export async function answerForStore(
  request: Request,
  path: string,
  read: (storeView: StoreView) => Promise<object | null>,
  empty: object,
): Promise<Response> {
  try {
    const storeView = await getStoreView(new URL(request.url).searchParams.get('store') ?? '');
    const found = storeView && (await read(storeView));
    return found
      ? Response.json(found, { headers: { 'Cache-Control': 'public, max-age=300' } })
      : answerUncached(404, empty);
  } catch (error) {
    reportError(path, error);
    return answerUncached(503, empty);
  }
}

/** An answer of a moment. */
export function answerUncached(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** An answer to one shopper, which no cache on the way may store. */
export function answerPrivately(status: number, body: object = {}, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } });
}
