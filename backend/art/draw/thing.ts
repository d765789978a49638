import type { Node } from './node';

/** One object of a scene: what it draws and what it takes from the light on the floor. */
export interface Thing {
  readonly nodes: readonly Node[];
  readonly shadow: readonly Node[];
}

/** Several things as one, drawn in the given order (farthest first). */
export const together = (...things: readonly Thing[]): Thing => ({
  nodes: things.flatMap(({ nodes }) => nodes),
  shadow: things.flatMap(({ shadow }) => shadow),
});
