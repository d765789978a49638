import { describe, expect, it } from 'vitest';
import { uid } from '../../../../uid';
import { chosenValues, distinctValues, matchingVariants } from './configurable-rules';

const variant = (name: string, flavour: number, pack: number) => ({
  name,
  values: new Map([
    [1, flavour],
    [2, pack],
  ]),
});
const variants = [variant('a', 10, 20), variant('b', 11, 20), variant('c', 10, 21)];

describe('chosenValues', () => {
  it('reads option value uids and ignores others', () => {
    const others = [uid('bundle', 1, 2, 1), uid('configurable', 2, 3, 4), uid('my', 'configurable', 2, 3)];
    expect(chosenValues([uid('configurable', 142, 10), ...others])).toEqual(new Map([[142, 10]]));
  });
});

describe('matchingVariants', () => {
  it('needs every chosen value', () => {
    const names = (chosen: [number, number][]) => matchingVariants(variants, new Map(chosen)).map(({ name }) => name);
    expect(names([])).toEqual(['a', 'b', 'c']);
    expect(names([[1, 10]])).toEqual(['a', 'c']);
    expect(
      names([
        [1, 11],
        [2, 21],
      ]),
    ).toEqual([]);
  });
});

describe('distinctValues', () => {
  it('gives each value once, in the order of the variants', () => {
    expect(distinctValues(variants, 1)).toEqual([10, 11]);
    expect(distinctValues(variants, 3)).toEqual([]);
  });
});
