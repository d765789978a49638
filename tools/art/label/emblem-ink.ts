import type { Node } from '../draw/node';

/** Colours of a small illustration: body, second colour, light. */
export interface EmblemInk {
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

/** Draws in a square from -1 to 1. */
export type Emblem = (ink: EmblemInk) => Node[];
