import { z } from 'zod';
import { answerPrivately } from '@/app/api/answers';
import { ADDRESS_FINDER_PATH } from '@/lib/address/finder/address-finder';
import { getAddressFinder } from '@/lib/address/finder/get-address-finder';
import { normalisedPostcode } from '@/lib/address/postcodes';
import { AppError, type AppErrorKind } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { parseJson, textUpTo } from '@/lib/magento/server/limited-body';
import { secondsToWait } from '@/lib/magento/server/rate-limit';

export const dynamic = 'force-dynamic';

/** Bytes of a country and a postcode. */
const MAX_BODY = 1024;

const askedSchema = z.object({ countryId: z.string(), postcode: z.string() });

/**
 * The addresses at a postcode (`{ countryId, postcode }`), none where nobody has it. Where somebody lives stands in no URL
 * and in no log. 404 where the shop has no provider, 400 for what is no postcode of its countries, 503 with the kind of
 * what went wrong where the provider does not answer. JSON alone is taken: no other site's page can send that.
 */
export async function POST(request: Request): Promise<Response> {
  const finder = getAddressFinder();
  if (!finder) return answerPrivately(404);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return answerPrivately(415, failed('input'));
  const body = await textUpTo(request, MAX_BODY);
  if (body === null) return answerPrivately(413, failed('input'));
  const { data } = askedSchema.safeParse(parseJson(body));
  const postcode =
    data && finder.countries.includes(data.countryId) && normalisedPostcode(data.countryId, data.postcode);
  if (!postcode) return answerPrivately(400, failed('input'));
  const seconds = secondsToWait(request, new Map([['address', 1]]));
  if (seconds !== null) return answerPrivately(429, failed('refused'), { 'Retry-After': String(seconds) });
  try {
    return answerPrivately(200, { addresses: await finder.find(postcode) });
  } catch (error) {
    reportError(ADDRESS_FINDER_PATH, error);
    return answerPrivately(503, failed(error instanceof AppError ? error.kind : 'http'));
  }
}

function failed(kind: AppErrorKind) {
  return { error: { kind } };
}
