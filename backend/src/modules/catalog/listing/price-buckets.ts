/** How many products cost from `floor` up to `floor + 1`, base currency. */
interface PriceCount {
  floor: number;
  count: number;
}

const FINEST_RANGE = 10;

/**
 * Magento's automatic price steps: the power of ten below the highest price, ten times finer (but not below
 * 10) while fewer than two steps hold products. A highest price under 10 has steps of 1.
 */
export function priceRange(counts: readonly PriceCount[]): number {
  const highest = counts.reduce((most, { floor }) => Math.max(most, floor), 0);
  let range = 10 ** (String(highest).length - 1);
  while (range > FINEST_RANGE && steps(counts, range).size < 2) range /= 10;
  return range;
}

/** Price steps that hold products, lowest first, as aggregation options; bounds in display-currency units. */
export function priceBuckets(counts: readonly PriceCount[], rate: number) {
  const range = priceRange(counts);
  return [...steps(counts, range)]
    .sort(([a], [b]) => a - b)
    .map(([step, count]) => {
      const from = bound(step * range, rate);
      const to = bound((step + 1) * range, rate);
      return { label: `${from}-${to}`, value: `${from}_${to}`, count };
    });
}

function steps(counts: readonly PriceCount[], range: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const { floor, count } of counts) {
    const step = Math.floor(floor / range);
    found.set(step, (found.get(step) ?? 0) + count);
  }
  return found;
}

function bound(amount: number, rate: number): string {
  return String(Number((amount * rate).toPrecision(14)));
}
