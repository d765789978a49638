import type { Cart } from '@/lib/cart/cart';

/** What keeps a basket from the checkout, as `miniCart` says it; null where nothing in it does. */
export function blockedBy({ lines, isWrong }: Cart): 'blocked' | 'dayOver' | 'wrong' | null {
  if (lines.some(({ isRefused }) => isRefused)) return 'blocked';
  if (lines.some(({ isDayOver }) => isDayOver)) return 'dayOver';
  return isWrong || lines.some(({ hasErrors, product }) => hasErrors || !product.inStock) ? 'wrong' : null;
}
