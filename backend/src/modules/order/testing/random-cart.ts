import { uid } from '../../../uid';

/** Gives whole numbers below the one asked for: they look random and are the same in every run. */
export type Random = (below: number) => number;

export function generator(seed: number): Random {
  // Neighbouring seeds must not begin alike.
  let state = Math.imul(seed, 2_654_435_761);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low digits of such a generator follow a short pattern.
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function oneOf<T>(next: Random, values: readonly [T, ...T[]]): T {
  return values[next(values.length)] ?? values[0];
}

const mint12 = [uid('configurable', 202, 320), uid('configurable', 201, 310)];
const mint24 = [uid('configurable', 202, 321), uid('configurable', 201, 310)];

/** Ways to buy each type of product of the sample shop. */
const PIECES: readonly [(next: Random) => object, ...((next: Random) => object)[]] = [
  () => ({ sku: 'PARA' }),
  () => ({ sku: 'IBU' }),
  () => ({ sku: 'LOW' }),
  () => ({ sku: 'CONSULT' }),
  (next) => ({ sku: 'LOZ', selected_options: oneOf(next, [mint12, mint24]) }),
  (next) => ({ sku: 'GUIDE', selected_options: [uid('downloadable', 1 + next(2))] }),
  (next) => ({
    sku: 'OPTIONS',
    entered_options: [{ uid: uid('custom-option', 1), value: `Name ${next(3)}` }],
    selected_options: oneOf(next, [[], [uid('custom-option', 3, 1)], [uid('custom-option', 3, 2)]]),
  }),
  (next) => ({
    sku: 'KIT',
    selected_options: [
      oneOf(next, [uid('bundle', 1, 1, 2), uid('bundle', 1, 2, 1)]),
      ...oneOf<string[]>(next, [[], [uid('bundle', 2, 4, 1)], [uid('bundle', 2, 4, 1), uid('bundle', 2, 5, 1)]]),
    ],
  }),
  (next) => ({ sku: 'BOX', selected_options: [oneOf(next, [uid('bundle', 3, 6, 1), uid('bundle', 3, 7, 1)])] }),
  (next) => ({ sku: 'SET', selected_options: [uid('grouped', 5, 1 + next(3)), uid('grouped', 1, 1 + next(3))] }),
];

/** What somebody might put into a cart of the sample shop: one to six times something, up to 12 of each. */
export function randomItems(next: Random): object[] {
  return Array.from({ length: 1 + next(6) }, () => ({ quantity: 1 + next(12), ...oneOf(next, PIECES)(next) }));
}
