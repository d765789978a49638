import type { Localised } from '../../../../types';
import type { GRAVE } from './grave-effects';
import type { MILD } from './mild-effects';

/** What a leaflet says of active ingredients that work, and may do harm, in the same way. */
export interface IngredientEffects {
  /** Keys of the active ingredients; with a dosage form, `ibuprofen/gel`, where that differs from the others. */
  of: readonly string[];
  taken: 'by mouth' | 'otherwise';
  /** How it works and what it is for; `{name}` is the ingredient. */
  does: Localised;
  /** What ends the treatment and needs help at once. */
  grave: readonly (keyof typeof GRAVE)[];
  mild: readonly (keyof typeof MILD)[];
  /** `2026-10-01`. */
  revised: string;
  version: number;
}
