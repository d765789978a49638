import type { CartLine } from '@/lib/cart/cart';

/** What keeps a basket from the checkout, as `miniCart` says it; null where nothing in it does. */
export function blockedBy(lines: readonly CartLine[]): 'blocked' | 'dayOver' | null {
  if (lines.some(({ isRefused }) => isRefused)) return 'blocked';
  return lines.some(({ isDayOver }) => isDayOver) ? 'dayOver' : null;
}
