/** What a shop counts prices in: 1, 2.50, 5, 10 … of whatever it sells. */
const ROUND = [1, 2.5, 5];
const MULTIPLE = ROUND.length;

/** The steps end here; what costs more is one step. */
const ENDS = 5;
/** The first step ends at about so much of the base currency. */
const FIRST_END = 2;

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
