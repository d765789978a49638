'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stepper } from '@/components/ui/controls/stepper';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import type { CartLine } from '@/lib/cart/cart';
import { leaving } from '@/lib/cart/items/item-action';
import { updateItem } from '@/lib/cart/items/update-item';
import { unsentSteps } from '@/lib/cart/session/cart-changes';
import { announce, useCartStore } from '@/lib/cart/session/cart-store';
import type { AppError } from '@/lib/errors/app-error';
import { useErrorText } from '@/lib/magento/use-error-text';
import { lineState } from './blocked-by';

/** Milliseconds from the last press of a button to the request. */
const SETTLE = 500;

interface LineQuantityProps extends ReturnType<typeof useQuantity> {
  line: CartLine;
  /** Where the problem is said. */
  errorId: string;
}

/** How many of a line there are, to be changed where the line can be. */
export function LineQuantity({ line, errorId, quantity, max, problem, change }: LineQuantityProps) {
  const t = useTranslations('miniCart');
  if (line.isFixed) return <span className="text-ink-soft text-sm">{t('quantityIs', { quantity })}</span>;
  return (
    <QuantityStepper
      name={line.product.name}
      quantity={quantity}
      max={max}
      errorId={problem ? errorId : undefined}
      onChange={change}
    />
  );
}

interface QuantityStepperProps {
  name: string;
  quantity: number;
  max: number | null;
  errorId?: string | undefined;
  /** A quantity that was typed or stepped to; 0 asks to remove. */
  onChange: (quantity: number) => void;
}

const AT_END = 'aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/** Presses are gathered until they pause, so that ten make one request. A button at its limit stays focusable. */
function QuantityStepper({ name, quantity, max, errorId, onChange }: QuantityStepperProps) {
  const t = useTranslations('miniCart');
  const label = t('quantity', { name });
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pending = useRef<number | null>(null);
  const shown = draft ?? String(quantity);
  const current = readQuantity(shown) ?? quantity;
  const isLeast = current <= 1;
  const isMost = max !== null && current >= max;

  // A pending quantity must not be lost when the line unmounts.
  const commitPending = useEffectEvent(() => pending.current !== null && commit(pending.current));
  useEffect(() => {
    const send = () => void commitPending();
    unsentSteps.add(send);
    return () => {
      unsentSteps.delete(send);
      send();
    };
  }, []);

  function commit(value: number | null) {
    clearTimeout(timer.current);
    pending.current = null;
    setDraft(null);
    if (value !== null && value !== quantity) onChange(value);
  }

  function step(by: number) {
    const next = Math.max(1, max === null ? current + by : Math.min(max, current + by));
    setDraft(String(next));
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(next), SETTLE);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (draft !== null && !currentTarget.contains(relatedTarget)) commit(readQuantity(draft));
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // Else the same key press activates the button that takes the focus when the line goes.
      event.preventDefault();
      commit(readQuantity(shown));
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      event.preventDefault();
      commit(null);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return (
    <Stepper
      role="group"
      aria-label={label}
      onBlur={leave}
      fewer={{
        'aria-label': t('fewer', { name }),
        'aria-disabled': isLeast || undefined,
        onClick: () => !isLeast && step(-1),
        className: AT_END,
      }}
      more={{
        'aria-label': t('more', { name }),
        'aria-disabled': isMost || undefined,
        onClick: () => !isMost && step(1),
        className: AT_END,
      }}
      input={{
        autoComplete: 'off',
        'aria-label': label,
        'aria-invalid': errorId ? true : undefined,
        'aria-describedby': errorId,
        value: shown,
        onFocus: (event) => event.currentTarget.select(),
        onChange: (event) => {
          clearTimeout(timer.current);
          pending.current = null;
          setDraft(event.currentTarget.value);
        },
        onKeyDown: key,
      }}
    />
  );
}

/** A typed quantity; null where it is none. Commas are decimal points: some shops sell by weight. */
function readQuantity(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,5}(?:\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : null;
}

/** The last wanted quantity, while `changes` requests are under way. */
interface Wanted {
  quantity: number;
  changes: number;
}

/** Changes a line's quantity: 0 removes, too much becomes the stock. `quantity` is what is wanted until answered. */
export function useQuantity(line: CartLine, removeError: string | null, onRemove: () => void, onAct: () => void) {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [isCut, setCut] = useState(false);
  const [failed, setFailed] = useState<AppError | null>(null);
  const updateItemError = useCartStore((state) => state.updateItemError);
  const max = useBasketGuardStore(({ most }) => most[line.key]) ?? line.maxQuantity;
  const quantity = wanted?.quantity ?? line.quantity;

  async function change(typed: number) {
    // Browsers that do not focus a button when it is pressed send what is pending only as the line goes.
    if (leaving.has(line.uid)) return;
    const next = max === null ? typed : Math.min(typed, max);
    // Whoever lets a line have less than there is says why.
    setCut(next < Math.max(typed, quantity) && next === line.maxQuantity);
    setFailed(null);
    if (typed === 0) return onRemove();
    onAct();
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
    : isCut
      ? t('atMost', { max: Number(max) })
      : null;
  const state = lineState(line);
  return { quantity, max, problem: removeError ?? error ?? (state && t(state)), change };
}
