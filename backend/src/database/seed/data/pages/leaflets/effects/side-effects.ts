import { allergyEffects } from './allergy-effects';
import { coldEffects } from './cold-effects';
import { digestionEffects } from './digestion-effects';
import { everydayEffects } from './everyday-effects';
import type { IngredientEffects } from './ingredient-effects';
import { painEffects } from './pain-effects';
import { skinEffects } from './skin-effects';

const OF_INGREDIENT = new Map(
  [painEffects, coldEffects, allergyEffects, digestionEffects, skinEffects, everydayEffects].flatMap((table) =>
    table.flatMap((entry) => entry.of.map((key) => [key, entry] as const)),
  ),
);

/** What is known of an ingredient in a dosage form; throws where nothing is, because no leaflet may be silent about it. */
export function effectsOf(ingredient: string, form: string): IngredientEffects {
  const effects = OF_INGREDIENT.get(`${ingredient}/${form}`) ?? OF_INGREDIENT.get(ingredient);
  if (!effects) throw new Error(`No side effects are written for ${ingredient} as ${form}`);
  return effects;
}
