import type { AttributeSeed } from '../../types';

type Option = NonNullable<AttributeSeed['options']>[number];

/** What each unit of a key weighs against the others, and what its number is multiplied by. */
const UNITS: Record<string, [rank: number, factor: number]> = {
  birth: [0, 0],
  m: [0, 1],
  y: [0, 12],
  '': [1, 1],
  ug: [1, 1],
  mg: [2, 1],
  g: [3, 1],
  mg5ml: [4, 1],
  ml: [4, 1],
  pc: [5, 1],
};

function measure(key: string): [rank: number, amount: number] {
  const [, number = '0', unit = ''] = /^([+\d.]*)(.*)$/.exec(key) ?? [];
  // Lenses, and strengths of two ingredients, stand behind everything that has one unit.
  const [rank, factor] = number.startsWith('+') ? [7, 1] : (UNITS[unit] ?? [6, 1]);
  return [rank, (Number.parseFloat(number) || 0) * factor];
}

/** Options whose keys are amounts (`500mg`, `16`, `100ml`, `6y`) from small to large, unit by unit. */
export function byMeasure(options: Option[]): Option[] {
  return options.toSorted((one, other) => {
    const [rank, amount] = measure(one.key);
    const [otherRank, otherAmount] = measure(other.key);
    return rank - otherRank || amount - otherAmount;
  });
}

/** Options in the order of the alphabet, of each view's own. */
export function byName(options: Option[]): Option[] {
  return options
    .toSorted((one, other) => one.label.default.localeCompare(other.label.default, 'en'))
    .map((option) => ({ ...option, sortOrder: 0 }));
}
