import type { CartLine } from '@/lib/cart/cart';

/** The order in which line keys were first seen, shared by the page and the drawer. */
const places = new Map<string, number>();

/** Sorts lines as they were first seen: Magento moves a changed or restored one to the end. */
export function inSteadyOrder(lines: readonly CartLine[]): CartLine[] {
  for (const { key } of lines) if (!places.has(key)) places.set(key, places.size);
  return lines.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}

/** Gives a line with changed options the place of the line that it replaces. */
export function inheritPlace(from: string, to: string): void {
  const place = places.get(from);
  if (place !== undefined) places.set(to, place);
}
