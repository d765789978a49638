import { answerForStore } from '@/app/api/answers';
import { ADVICE_PATH } from '@/lib/content/advice/advice';
import { getAdvice } from '@/lib/content/advice/get-advice';

export const dynamic = 'force-dynamic';

/** What a search suggests to read (`?store=…`); 404 in a store view that is not one, 503 while the backend fails. */
export function GET(request: Request): Promise<Response> {
  return answerForStore(
    request,
    ADVICE_PATH,
    (storeView) => getAdvice({ storeView, currency: storeView.currency }),
    [],
  );
}
