import type { Cart, CartLine } from '@/lib/cart/cart';

/** Why a line cannot stay as it is, as `miniCart` says it; null where it can. */
export function lineState({ isRefused, isDayOver, hasErrors, product }: CartLine) {
  if (isRefused) return 'lineNotSold';
  if (isDayOver) return 'dayOver';
  if (!product.inStock) return 'lineGone';
  return hasErrors ? 'lineWrong' : null;
}

/** What keeps a basket from the checkout, as `miniCart` says it; null where nothing in it does. */
export function blockedBy({ lines, isWrong }: Cart): 'blocked' | 'dayOver' | 'wrong' | null {
  const states = lines.map(lineState);
  if (states.includes('lineNotSold')) return 'blocked';
  if (states.includes('dayOver')) return 'dayOver';
  return isWrong || states.some(Boolean) ? 'wrong' : null;
}
