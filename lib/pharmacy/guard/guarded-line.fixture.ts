import type { PackContent } from '@/lib/pharmacy/measures';
import type { GuardedLine } from './ingredient-guard';

export type Content = GuardedLine['contents'][number];

/** A medicine of which one pack holds so many pieces of so many milligrams each. */
export function medicine(
  uid: string,
  ingredients: Record<string, number | null>,
  pieces: number | PackContent | null = 16,
): Content {
  return {
    uid,
    name: uid,
    quantity: 1,
    facts: {
      ingredients: Object.entries(ingredients).map(([name, milligrams]) => ({
        name,
        amount: milligrams === null ? null : { milligrams, per: 'piece' },
      })),
      content: typeof pieces === 'number' ? { amount: pieces, unit: 'piece' } : pieces,
      maximumPerOrder: null,
      legalCategory: 'General sale',
    },
  };
}

/** A line of so many of what is in it. */
export const line = (key: string, quantity: number, ...contents: Content[]): GuardedLine => ({
  key,
  quantity,
  contents,
});
