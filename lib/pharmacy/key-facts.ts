import { INGREDIENT_CLASSES, type IngredientClass } from './guard/ingredient-classes';
import { ingredientKey, isOfClass } from './guard/ingredient-guard';
import { KNOWN_INGREDIENTS, USED_TOGETHER } from './guard/ingredient-limits';
import { inSentence } from './guard/limit-texts';
import { NEXT_INGREDIENT } from './measures';
import type { ActiveIngredient, MedicineFacts } from './medicine-facts';

/** The ingredients of a medicine of which nothing else may be taken beside it, as words within a sentence. */
export function notTakenTogether(ingredients: readonly Pick<ActiveIngredient, 'name'>[]): string[] {
  const names = new Map(ingredients.map(({ name }) => [ingredientKey(name), name]));
  const counted = [...names].filter(([key]) => key in KNOWN_INGREDIENTS && !USED_TOGETHER.includes(key));
  return counted.map(([, name]) => inSentence(name));
}

/** The classes that the shop's own warnings speak of, too. */
const TOLD_CLASSES = ['antiInflammatory', 'antihistamine'] as const;

/** What may not be taken beside a medicine: anything of a class where all that work like it are as bad, or more of the same. */
export function notTakenBeside(facts: Pick<MedicineFacts, 'ingredients' | 'content'>) {
  const isOf = ({ name }: ActiveIngredient, kind: (typeof TOLD_CLASSES)[number]) =>
    INGREDIENT_CLASSES.some(
      (one) =>
        one.kind === kind &&
        // Of what is rubbed in, little gets further; what adds to a class is told of with it.
        isOfClass({ name: '', facts }, ingredientKey(name), { ...one, names: allNames(one), isSwallowed: true }),
    );
  const others = facts.ingredients.filter((ingredient) => !TOLD_CLASSES.some((kind) => isOf(ingredient, kind)));
  return {
    ingredients: notTakenTogether(others),
    classes: TOLD_CLASSES.filter((kind) => facts.ingredients.some((ingredient) => isOf(ingredient, kind))),
  };
}

function allNames({ names, beside }: IngredientClass): string {
  return beside ? `${names}|${beside}` : names;
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

/** Ingredients in one line; in English only its first word begins with a capital, but names such as "St John's wort". */
export function listed(entries: readonly string[], locale: string): string {
  const isLowered = (entry: string, index: number) => index > 0 && locale.startsWith('en') && !/ \p{Lu}/u.test(entry);
  return entries.map((entry, index) => (isLowered(entry, index) ? inSentence(entry) : entry)).join(', ');
}

/** Each ingredient of a list with its amount. */
export function ingredientEntries(list: string): string[] {
  return list.split(NEXT_INGREDIENT).map((entry) => entry.trim());
}
