import type { Node } from './node';

/** One object of a scene: what it draws and what it takes from the light on the floor. */
export interface Thing {
  readonly nodes: readonly Node[];
  readonly shadow: readonly Node[];
}
