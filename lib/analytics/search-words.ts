import type { CountedProduct } from '@/lib/analytics/products/counted-product';

/** Longer ones are sentences, not the name of something. */
const LONGEST = 60;

/**
 * Whether search words may be told: where no first result is sensitive and each word is in the name, brand or
 * categories of one. So no typed illness, person or address is told, whatever a generous search finds for it.
 */
export function maySearchWordsBeTold(words: string, results: readonly (CountedProduct | null)[]): boolean {
  if (words.length > LONGEST || results.length === 0 || results.includes(null)) return false;
  const known = results
    .flatMap((product) => (product ? [product.name, product.brand ?? '', ...product.categories] : []))
    .join(' ')
    .toLowerCase();
  const asked = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return asked.length > 0 && asked.every((word) => known.includes(word));
}
