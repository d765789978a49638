import { answerPrivately } from '@/app/api/answers';
import { parseJson, textUpTo } from '@/lib/magento/server/limited-body';
import { secondsToWait } from '@/lib/magento/server/rate-limit';
import { spentSchema, spentSeals } from '@/lib/pharmacy/suitability/unanswered-lines';

export const dynamic = 'force-dynamic';

/** Bytes of a basket's seals. */
const MAX_BODY = 16 * 1024;

/** Which of a basket's seals were ordered with another one: `{ cart, seals }`, no word of what was answered. */
export async function POST(request: Request): Promise<Response> {
  const body = await textUpTo(request, MAX_BODY);
  if (body === null) return answerPrivately(413);
  const asked = spentSchema.safeParse(parseJson(body));
  if (!asked.success) return answerPrivately(400);
  const seconds = secondsToWait(request, new Map([['search', 1]]));
  if (seconds !== null) return answerPrivately(429, {}, { 'Retry-After': String(seconds) });
  return answerPrivately(200, { spent: await spentSeals(asked.data) });
}
