import { type Configurable, isPossible, type Selection, variantOf } from './configurable';
import { fill } from './panel-text';

export interface TileHint {
  isPossible: boolean;
  /** Why it cannot be chosen, that it is out of stock, or what it costs. */
  text: string;
}

export interface TileWords {
  notWith: string;
  outOfStock: string;
}

/**
 * What is said beside each value of each axis, as things are chosen. Prices stand on the last axis only:
 * there a value is one variant.
 */
export function tileHints(
  configurable: Configurable,
  selection: Selection,
  words: TileWords,
  money: (minor: number) => string,
): TileHint[][] {
  return configurable.axes.map(({ values }, axis) =>
    values.map((_, value) => {
      if (!isPossible(configurable, selection, axis, value)) {
        return {
          isPossible: false,
          text: fill(words.notWith, { choice: choiceBefore(configurable, selection, axis) }),
        };
      }
      const isLast = axis === configurable.axes.length - 1;
      const variant = isLast ? variantOf(configurable, [...selection.slice(0, axis), value]) : null;
      if (!variant) return { isPossible: true, text: '' };
      return { isPossible: true, text: variant.inStock ? money(variant.price.final) : words.outOfStock };
    }),
  );
}

function choiceBefore({ axes }: Configurable, selection: Selection, axis: number): string {
  return axes
    .slice(0, axis)
    .flatMap(({ values }, before) => values[selection[before] ?? -1]?.label ?? [])
    .join(', ');
}
