import { answerPrivately } from '@/app/api/answers';
import { reportError } from '@/lib/errors/report-error';
import { parseJson, textUpTo } from '@/lib/magento/server/limited-body';
import { secondsToWait } from '@/lib/magento/server/rate-limit';
import { answerQuestions, answersSchema } from '@/lib/pharmacy/suitability/answer-questions';
import { getSuitabilitySource } from '@/lib/pharmacy/suitability/get-suitability-source';
import { SUITABILITY_PATH } from '@/lib/pharmacy/suitability/suitability-source';
import { getStoreView } from '@/lib/store/get-store-views';
import type { StoreContext } from '@/lib/store/store-view';

export const dynamic = 'force-dynamic';

/** Bytes of a shopper's answers. */
const MAX_BODY = 64 * 1024;

/** Questions about `?store=…&sku=…`, or its `&variant=…`; 404 where none can be asked, 503 while the backend fails. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answered(request, searchParams.get('store') ?? '', async (storeContext) =>
    getSuitabilitySource(storeContext, {
      sku: searchParams.get('sku') ?? '',
      variant: searchParams.get('variant') ?? undefined,
    }),
  );
}

/** What answers come to. They are nobody's but the shopper's: neither they nor what they come to is kept or logged. */
export async function POST(request: Request): Promise<Response> {
  const body = await textUpTo(request, MAX_BODY);
  if (body === null) return answerPrivately(413);
  const given = answersSchema.safeParse(parseJson(body));
  if (!given.success) return answerPrivately(400);
  return answered(request, given.data.store, (storeContext) => answerQuestions(storeContext, given.data));
}

async function answered(
  request: Request,
  store: string,
  read: (storeContext: StoreContext) => Promise<object | null>,
): Promise<Response> {
  const seconds = secondsToWait(request, new Map([['search', 1]]));
  if (seconds !== null) return answerPrivately(429, {}, { 'Retry-After': String(seconds) });
  try {
    const storeView = await getStoreView(store);
    const found = storeView && (await read({ storeView, currency: storeView.currency }));
    return found ? answerPrivately(200, found) : answerPrivately(404);
  } catch (error) {
    reportError(SUITABILITY_PATH, error);
    return answerPrivately(503);
  }
}
