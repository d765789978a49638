'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';
import { restoreItem } from '@/lib/cart/items/add-to-cart';
import { removeItem } from '@/lib/cart/items/remove-item';
import { announce } from '@/lib/cart/session/cart-store';
import { useErrorText } from '@/lib/magento/use-error-text';

/** The line that was removed last, and where it stood. */
interface Removed {
  line: CartLine;
  index: number;
  /** The shop has removed it, too. */
  isDone: boolean;
}

export interface Removal {
  removed: Removed | null;
  /** What went wrong, of a line by its key: it may be one that is not there. */
  error: { key: string; message: string } | null;
  remove: (line: CartLine, index: number) => void;
  undo: () => void;
  /** Something else is done: what was removed stays removed. */
  settle: () => void;
}

/** Removes a line at once and offers it back until the next action [CART-8]; who has it back finds the focus on it. */
export function useRemoval(focusLine: (key: string) => void): Removal {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [error, setError] = useState<Removal['error']>(null);

  async function remove(line: CartLine, index: number) {
    setError(null);
    setRemoved({ line, index, isDone: false });
    announce(t('removed', { name: line.product.name }));
    try {
      await removeItem(line);
      setRemoved((now) => (now?.line === line ? { ...now, isDone: true } : now));
    } catch (cause) {
      setRemoved((now) => (now?.line === line ? null : now));
      setError({ key: line.key, message: t('removeFailed', { message: errorText(cause) }) });
      focusLine(line.key);
    }
  }

  async function undo() {
    if (!removed) return;
    const { line } = removed;
    const { name } = line.product;
    setRemoved(null);
    setError(null);
    try {
      await restoreItem(line);
      announce(t('restored', { name }));
      focusLine(line.key);
    } catch (cause) {
      setError({ key: line.key, message: t('restoreFailed', { name, message: errorText(cause) }) });
    }
  }

  function settle() {
    setRemoved(null);
    setError(null);
  }

  return { removed, error, remove, undo, settle };
}
