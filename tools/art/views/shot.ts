import type { Frameup } from '../draw/scene';
import type { Thing } from '../draw/thing';

export type View = 'front' | 'angle' | 'contents';

/** A composed picture: its things from back to front, and how much of the frame they fill. */
export interface Shot extends Pick<Frameup, 'fillWidth' | 'fillHeight' | 'center'> {
  readonly things: readonly Thing[];
}
