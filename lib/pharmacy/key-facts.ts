import { ingredientKey, inSentence } from './guard/ingredient-guard';
import { KNOWN_INGREDIENTS, USED_TOGETHER } from './guard/ingredient-limits';
import type { ActiveIngredient } from './medicine-facts';

/** The ingredients of a medicine of which nothing else may be taken beside it, as words within a sentence. */
export function notTakenTogether(ingredients: readonly Pick<ActiveIngredient, 'name'>[]): string[] {
  const names = new Map(ingredients.map(({ name }) => [ingredientKey(name), name]));
  const counted = [...names].filter(([key]) => key in KNOWN_INGREDIENTS && !USED_TOGETHER.includes(key));
  return counted.map(([, name]) => inSentence(name));
}
