'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { updateItem } from '@/lib/cart/items/update-item';
import { announce, useCartStore } from '@/lib/cart/session/cart-store';
import type { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';

/** What the shopper asked for last, while `changes` of it are under way. */
interface Wanted {
  quantity: number;
  changes: number;
}

/**
 * Changes a line's quantity as it was typed or stepped to: 0 removes, more than there are becomes what there are. Until
 * the last answer `quantity` is what the shopper wants, whatever the answers before it say.
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

  // Another line's change clears the error of this one, or records its own.
  const isFailed = failed !== null && failed === updateItemError && wanted === null;
  const error = isFailed
    ? t('quantityFailed', { message: errorText(failed) })
    : cutTo === null
      ? null
      : t('atMost', { max: cutTo });
  return { quantity, error, change };
}
