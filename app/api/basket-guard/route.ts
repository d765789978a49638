import { answerForStore } from '@/app/api/answers';
import { getGuardSource } from '@/lib/pharmacy/guard/get-guard-source';
import { GUARD_SOURCE_PATH } from '@/lib/pharmacy/guard/guard-source';

export const dynamic = 'force-dynamic';

/** What the guard of baskets needs in a browser (`?store=…`); 404 where the shop has none, 503 while the backend fails. */
export function GET(request: Request): Promise<Response> {
  return answerForStore(request, GUARD_SOURCE_PATH, getGuardSource, {});
}
