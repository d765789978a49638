import type { CartLine } from '@/lib/cart/cart';

/** Where each line was first seen, by its key; while the document lives, for all that shows the cart. */
const places = new Map<string, number>();

/**
 * The lines in the order in which they were first seen. Magento adds a changed line anew, at the end; shoppers
 * look for it where it was, and for a line that was put back where it came from.
 */
export function inSteadyOrder(lines: readonly CartLine[]): CartLine[] {
  for (const { key } of lines) if (!places.has(key)) places.set(key, places.size);
  return lines.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}

/** A line with another choice takes the place of the one that it was. */
export function inheritPlace(from: string, to: string): void {
  const place = places.get(from);
  if (place !== undefined) places.set(to, place);
}
