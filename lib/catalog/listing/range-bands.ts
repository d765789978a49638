import type { Aggregation } from './facets';
import { rangeEnds } from './listing-params';

type Band = NonNullable<NonNullable<Aggregation['options']>[number]>;

/**
 * An aggregation of ranges in the bands of the whole listing: Magento cuts them anew for whatever the filters leave, so that
 * what was chosen from would change under the shopper's hand. As it stands where its bands lie across the whole one's.
 */
export function inBandsOf(whole: Aggregation, own: Aggregation | undefined): Aggregation {
  const bands = bandsOf(whole);
  const counts = new Map(bands.map(({ value }) => [value, 0]));
  for (const part of bandsOf(own)) {
    const band = bands.find(({ value }) => isWithin(part.value, value));
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
