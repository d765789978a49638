'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { restoreItem } from '@/lib/cart/items/add-to-cart';
import { removeItem } from '@/lib/cart/items/remove-item';
import { announce, useCartStore } from '@/lib/cart/session/cart-store';
import type { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';

interface Removed {
  line: CartLine;
  index: number;
  isDone: boolean;
}

export interface Removal {
  removed: Removed | null;
  /** A line that failed to be restored has an error, too, but is not in the cart. */
  error: { key: string; message: string } | null;
  remove: (line: CartLine, index: number) => void;
  undo: () => void;
  settle: () => void;
}

/** `error` is the one in the cart's store, to be compared with it. */
interface Failed {
  line: CartLine;
  error: AppError | null;
  isReturn: boolean;
}

/** Removes a line at once and offers to undo it until the next action [CART-8]; a restored line gets the focus. */
export function useRemoval(focusLine: (key: string) => void): Removal {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const removeItemError = useCartStore((state) => state.removeItemError);
  const addItemError = useCartStore((state) => state.addItemError);

  async function remove(line: CartLine, index: number) {
    setFailed(null);
    setRemoved({ line, index, isDone: false });
    try {
      await removeItem(line);
      setRemoved((now) => (now?.line === line ? { ...now, isDone: true } : now));
    } catch {
      setRemoved((now) => (now?.line === line ? null : now));
      setFailed({ line, error: useCartStore.getState().removeItemError, isReturn: false });
      focusLine(line.key);
    }
  }

  async function undo() {
    if (!removed) return;
    const { line } = removed;
    setRemoved(null);
    setFailed(null);
    try {
      await restoreItem(line);
      announce(t('restored', { name: line.product.name }));
      focusLine(line.key);
    } catch {
      setFailed({ line, error: useCartStore.getState().addItemError, isReturn: true });
    }
  }

  function settle() {
    setRemoved(null);
    setFailed(null);
  }

  function errorOf({ line, error, isReturn }: Failed): Removal['error'] {
    // The store holds one error: another line's action clears it or replaces it.
    if (error === null || error !== (isReturn ? addItemError : removeItemError)) return null;
    const message = errorText(error);
    const { name } = line.product;
    return {
      key: line.key,
      message: isReturn ? t('restoreFailed', { name, message }) : t('removeFailed', { message }),
    };
  }

  return { removed, error: failed && errorOf(failed), remove, undo, settle };
}
