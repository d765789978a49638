'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { updateItem } from '@/lib/cart/items/update-item';
import { announce, useCartStore } from '@/lib/cart/session/cart-store';
import type { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';

/** The last wanted quantity, while `changes` requests are under way. */
interface Wanted {
  quantity: number;
  changes: number;
}

/**
 * Changes a line's quantity: 0 removes the line, more than the stock becomes the stock. Until the last answer `quantity`
 * is what the shopper wants, whatever the earlier answers say.
 */
export function useQuantity(line: CartLine, onRemove: () => void, onAct: () => void) {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [cutTo, setCutTo] = useState<number | null>(null);
  const [failed, setFailed] = useState<AppError | null>(null);
  const updateItemError = useCartStore((state) => state.updateItemError);
  const { maxQuantity: max } = line;
  const quantity = wanted?.quantity ?? line.quantity;

  async function change(typed: number) {
    setCutTo(null);
    setFailed(null);
    if (typed === 0) return onRemove();
    onAct();
    const next = max === null ? typed : Math.min(typed, max);
    if (next < typed) setCutTo(next);
    if (next === quantity) return;
    setWanted((before) => ({ quantity: next, changes: (before?.changes ?? 0) + 1 }));
    try {
      await updateItem(line, next);
      announce(t('quantityChanged', { name: line.product.name, quantity: next }));
    } catch {
      setFailed(useCartStore.getState().updateItemError);
    } finally {
      setWanted((now) => (now && now.changes > 1 ? { ...now, changes: now.changes - 1 } : null));
    }
  }

  // The store holds one error: another line's change clears it or replaces it.
  const isFailed = failed !== null && failed === updateItemError && wanted === null;
  const error = isFailed
    ? t('quantityFailed', { message: errorText(failed) })
    : cutTo === null
      ? null
      : t('atMost', { max: cutTo });
  return { quantity, error, change };
}
