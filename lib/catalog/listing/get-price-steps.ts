import 'server-only';
import { isAnswered } from '@/lib/errors/app-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { stepCountsDocument } from './documents';
import { type Aggregation, belowEnd, toFilterInput } from './facets';
import { type ListingFilter, type ListingSource, rangeEnds } from './listing-params';

/** What a shop counts prices in: 1, 2.50, 5, 10 … of whatever it sells. */
const ROUND = [1, 2.5, 5];
const MULTIPLE = ROUND.length;

/** The steps end here; what costs more is one step. */
const ENDS = 5;
/** The first step ends at about so much of the base currency. */
const FIRST_END = 2;

interface StepsRead {
  storeContext: StoreContext;
  source: ListingSource;
  /** Of the page's currency to the base currency. */
  rate: number;
}

type Options = Parameters<typeof query>[2];
type Band = NonNullable<NonNullable<Aggregation['options']>[number]>;

/**
 * The price's options in steps that are round in the page's currency, those of which the whole listing has products, counted
 * with the other filters. Magento rounds its own in the base currency and converts them: £0–10 are ฿0–445. Null where its own
 * are to stay: in the base currency, and where a backend will not count so.
 */
export async function getPriceSteps(
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

/**
 * Steps of prices that are round in a currency of `rate` to the base one: `0_100`, `100_250` … `2500_*`. The same for every
 * listing, so that they stay under the shopper's hand.
 */
export function roundSteps(rate: number): string[] {
  const least = FIRST_END * rate;
  const power = 10 ** Math.floor(Math.log10(least));
  const ladder = Array.from(
    { length: (ENDS + MULTIPLE) * MULTIPLE },
    (_, place) => (ROUND[place % MULTIPLE] ?? 1) * power * 10 ** Math.floor(place / MULTIPLE),
  );
  const ends = ladder.filter((end) => end >= least && Number.isInteger(end)).slice(0, ENDS);
  return [0, ...ends].map((from, place) => `${from}_${ends[place] ?? '*'}`);
}

/** Ranges in the whole listing's bands: Magento cuts them anew for each filter, under the shopper's hand. */
export function inBandsOf(whole: Aggregation, own: Aggregation | undefined): Aggregation {
  const bands = bandsOf(whole);
  const counts = new Map(bands.map(({ value }) => [value, 0]));
  for (const part of bandsOf(own)) {
    const band = bands.find(({ value }) => isWithin(part.value, value));
    // Ranges whose bands lie across the whole one's stand as they are.
    if (!band) return own ?? whole;
    counts.set(band.value, (counts.get(band.value) ?? 0) + (part.count ?? 0));
  }
  return { ...whole, options: bands.map((band) => ({ ...band, count: counts.get(band.value) ?? 0 })) };
}

function bandsOf(aggregation: Aggregation | undefined): Band[] {
  return (aggregation?.options ?? []).filter((band) => band !== null);
}

function isWithin(part: string, band: string): boolean {
  const [inner, outer] = [bounds(part), bounds(band)];
  return inner.from >= outer.from && inner.to <= outer.to;
}

function bounds(value: string): { from: number; to: number } {
  const { from, to } = rangeEnds(value);
  return { from: from === null ? -Infinity : Number(from), to: to === null ? Infinity : Number(to) };
}
