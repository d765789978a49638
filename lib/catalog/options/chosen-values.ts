import type { Configurable, Selection } from './configurable';

/** Index of the value on each axis whose uid is among those selected; -1 where none is. */
export function selectionOf({ axes }: Configurable, selected: readonly string[]): Selection {
  return axes.map(({ values }) => values.findIndex(({ uid }) => selected.includes(uid)));
}

/** The uids with those of other values in place of the axes' own; what they say of other options stays. */
export function withSelection({ axes }: Configurable, selected: readonly string[], selection: Selection): string[] {
  const own = new Set(axes.flatMap(({ values }) => values.map(({ uid }) => uid)));
  const chosen = axes.flatMap(({ values }, axis) => values[selection[axis] ?? -1]?.uid ?? []);
  return [...selected.filter((uid) => !own.has(uid)), ...chosen];
}
