'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { announce } from '@/lib/cart/items/announce';
import { updateItem } from '@/lib/cart/items/update-item';
import { useErrorText } from '@/lib/magento/use-error-text';

/** Changes a line's quantity as it was typed or stepped to: 0 removes, more than there are becomes what there are. */
export function useQuantity(line: CartLine, onRemove: () => void, onAct: () => void) {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const { maxQuantity: max } = line;

  async function change(wanted: number) {
    setError(null);
    if (wanted === 0) return onRemove();
    onAct();
    const isTooMany = max !== null && wanted > max;
    const quantity = isTooMany ? max : wanted;
    if (isTooMany) setError(t('atMost', { max }));
    if (quantity === line.quantity) return;
    try {
      await updateItem(line, quantity);
      announce(t('quantityChanged', { name: line.product.name, quantity }));
    } catch (cause) {
      setError(t('quantityFailed', { message: errorText(cause) }));
    }
  }

  return { error, change };
}
