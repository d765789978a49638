import type { ProductSeed } from '../../../types';
import type { IngredientEffects } from './effects/ingredient-effects';
import { effectsOf } from './effects/side-effects';

/** Keys of a medicine's active ingredients. */
export function ingredientsOf({ attributes }: ProductSeed): readonly string[] {
  return Array.isArray(attributes.active_ingredient) ? attributes.active_ingredient : [];
}

/** What is known of each of a medicine's ingredients. Throws where one is unknown, or there is none. */
export function medicineEffects(product: ProductSeed): IngredientEffects[] {
  const effects = ingredientsOf(product).map((key) => effectsOf(key, String(product.attributes.dosage_form)));
  if (effects.length === 0) throw new Error(`${product.sku} names no active ingredient`);
  return effects;
}

/** When what is known of some medicines was last looked through; whoever changes what their pages say raises it by hand. */
export function lastRevision(products: readonly ProductSeed[]): { revised: string; version: number } {
  const effects = products.flatMap(medicineEffects);
  const revised = effects.map((one) => one.revised).sort();
  return { revised: revised.at(-1) ?? '', version: Math.max(...effects.map(({ version }) => version)) };
}
