import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import type { AddressFinder, FinderAccess, FoundAddress } from './address-finder';

const ANSWER_WITHIN_MS = 5_000;

/** Of a postcode that does not exist; without it a 404 is of a wrong address of the provider. */
const NO_SUCH_POSTCODE = 4040;
/** Statuses of a wrong key, and of one that is used up or has reached its limit. */
const KEY_STATUSES: readonly number[] = [401, 402];

const text = z.string().catch('');
const foundSchema = z.object({
  result: z.array(
    z.object({
      line_1: z.string(),
      line_2: text,
      line_3: text,
      post_town: z.string(),
      county: text,
      postcode: z.string(),
    }),
  ),
});
const failedSchema = z.object({ code: z.number() });

/** Ideal Postcodes, Royal Mail's addresses: https://docs.ideal-postcodes.co.uk/docs/api/postcodes */
export function idealPostcodes({ key, url = 'https://api.ideal-postcodes.co.uk/v1' }: FinderAccess): AddressFinder {
  return {
    countries: ['GB'],
    async find(postcode) {
      const { status, body } = await ask(`${url}/postcodes/${encodeURIComponent(postcode)}`, key);
      if (status === 404 && failedSchema.safeParse(body).data?.code === NO_SUCH_POSTCODE) return [];
      if (status !== 200) {
        const { code = 'no code' } = failedSchema.safeParse(body).data ?? {};
        const kind = KEY_STATUSES.includes(status) ? 'refused' : 'http';
        throw new AppError(kind, `Ideal Postcodes answered ${status} (${code})`, { status });
      }
      const found = foundSchema.safeParse(body);
      if (!found.success)
        throw new AppError('http', 'Ideal Postcodes answered something else than addresses', { status });
      return found.data.result.map(toFoundAddress);
    },
  };
}

type PostalAddress = z.infer<typeof foundSchema>['result'][number];

function toFoundAddress({ line_1, line_2, line_3, post_town, county, postcode }: PostalAddress): FoundAddress {
  return { street: [line_1, [line_2, line_3].filter(Boolean).join(', ')], city: post_town, county, postcode };
}

/** The key goes in a header: addresses of calls stand in logs and traces. */
async function ask(url: string, key: string): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(`${url}?filter=line_1,line_2,line_3,post_town,county,postcode`, {
      headers: { Accept: 'application/json', Authorization: `IDEALPOSTCODES api_key="${key}"` },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const body: unknown = await answer.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    return { status: answer.status, body };
  } catch (error) {
    throw new AppError('network', 'Ideal Postcodes gave no answer', { cause: error });
  }
}
