'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { removeItem, undoRemoval } from '@/lib/cart/items/remove-item';
import { announce, useCartStore } from '@/lib/cart/session/cart-store';
import type { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';

export interface Removed {
  line: CartLine;
  index: number;
  isDone: boolean;
  /** It is wanted back before it has gone. */
  isUndone: boolean;
  run: Promise<void>;
}

/** Removals that nobody wants any more: how they end is told by whoever undoes them. */
const undone = new WeakSet<Promise<void>>();

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
    const run = removeItem(line);
    setRemoved({ line, index, isDone: false, isUndone: false, run });
    const end = (now: Removed | null) => (now?.run === run ? null : now);
    try {
      await run;
      setRemoved((now) => (now?.run === run && !now.isUndone ? { ...now, isDone: true } : end(now)));
    } catch {
      setRemoved(end);
      focusLine(line.key);
      if (undone.has(run)) return;
      setFailed({ line, error: useCartStore.getState().removeItemError, isReturn: false });
    }
  }

  async function undo() {
    if (!removed || removed.isUndone) return;
    const { line, run } = removed;
    undone.add(run);
    setRemoved(removed.isDone ? null : { ...removed, isUndone: true });
    setFailed(null);
    try {
      await undoRemoval(line, run);
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
