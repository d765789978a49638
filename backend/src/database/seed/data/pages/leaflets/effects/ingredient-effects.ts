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
  /** Signs of too much, and what to do then, where that differs from what its dosage form tells. */
  tooMuch?: Localised;
  /** What ends the treatment and needs help at once. */
  grave: readonly (keyof typeof GRAVE)[];
  mild: readonly (keyof typeof MILD)[];
  /** `2026-10-01`. Whoever changes the warnings, dose, storage or contents on a product's page raises it, and the version. */
  revised: string;
  version: number;
}
