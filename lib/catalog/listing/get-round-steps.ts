import 'server-only';
import { isAnswered } from '@/lib/errors/app-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { stepCountsDocument } from './documents';
import { type Aggregation, belowEnd, toFilterInput } from './facets';
import type { ListingFilter, ListingSource } from './listing-params';
import { roundSteps } from './round-steps';

interface StepsRead {
  storeContext: StoreContext;
  source: ListingSource;
  /** Of the page's currency to the base currency. */
  rate: number;
}

type Options = Parameters<typeof query>[2];

/**
 * The price's options in steps that are round in the page's currency, those of which the whole listing has products, counted
 * with the other filters. Magento rounds its own in the base currency and converts them: £0–10 are ฿0–445. Null where its own
 * are to stay: in the base currency, and where a backend will not count so.
 */
export async function getRoundSteps(
  { storeContext, source, rate }: StepsRead,
  filters: readonly ListingFilter[],
  { tags, isKept = true }: Pick<Options, 'tags' | 'isKept'>,
): Promise<Aggregation['options']> {
  const { filters: kinds } = await getCapabilities();
  if (rate === 1 || kinds.price !== 'range') return null;
  const { currency } = storeContext;
  const steps = roundSteps(rate);
  const count = async (others: readonly ListingFilter[], options: Pick<Options, 'isKept'>) => {
    const filterOf = (step = '') => {
      const price = { code: 'price', label: '', value: belowEnd(step, currency) };
      return toFilterInput(source, [...others, price], kinds, { currency, rate });
    };
    const [a, b, c, d, e, f] = steps.map(filterOf);
    const search = source.type === 'search' ? { search: source.term } : {};
    const answer = await query(stepCountsDocument, { ...search, a, b, c, d, e, f }, { storeContext, tags, ...options });
    return [answer.a, answer.b, answer.c, answer.d, answer.e, answer.f].map((found) => found?.total_count ?? 0);
  };
  const others = filters.filter(({ code }) => code !== 'price');
  try {
    const unfiltered = count([], { isKept: true });
    const [whole, own] = await Promise.all([unfiltered, others.length > 0 ? count(others, { isKept }) : unfiltered]);
    return steps.flatMap((value, place) => (whole[place] ? [{ value, label: value, count: own[place] ?? 0 }] : []));
  } catch (error) {
    if (isAnswered(error)) return null;
    throw error;
  }
}
