import type { Aggregation } from './facets';
import { rangeEnds } from './listing-params';

type Band = NonNullable<NonNullable<Aggregation['options']>[number]>;

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
