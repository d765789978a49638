import { ingredientKey } from './guard/ingredient-guard';
import { KNOWN_INGREDIENTS, USED_TOGETHER } from './guard/ingredient-limits';
import { inSentence } from './guard/limit-texts';
import { NEXT_INGREDIENT } from './measures';
import type { ActiveIngredient } from './medicine-facts';

/** The ingredients of a medicine of which nothing else may be taken beside it, as words within a sentence. */
export function notTakenTogether(ingredients: readonly Pick<ActiveIngredient, 'name'>[]): string[] {
  const names = new Map(ingredients.map(({ name }) => [ingredientKey(name), name]));
  const counted = [...names].filter(([key]) => key in KNOWN_INGREDIENTS && !USED_TOGETHER.includes(key));
  return counted.map(([, name]) => inSentence(name));
}

/** Ingredients that a medicine's name does not say, with their amounts: "Paracetamol 500 mg; Caffeine 65 mg". */
export function unnamedIngredients(
  name: string,
  ingredients: readonly Pick<ActiveIngredient, 'name'>[],
  list: string,
): string[] {
  const said = name.toLowerCase();
  const entries = ingredients.length > 1 ? ingredientEntries(list) : [];
  return ingredients
    .map((ingredient) => ingredient.name)
    .filter((ingredient) => !said.includes(ingredient.replace(/ *\(.*/, '').toLowerCase()))
    .map((ingredient) => entries.find((entry) => entry.startsWith(ingredient)) ?? ingredient);
}

/** Each ingredient of a list with its amount. */
export function ingredientEntries(list: string): string[] {
  return list.split(NEXT_INGREDIENT).map((entry) => entry.trim());
}
