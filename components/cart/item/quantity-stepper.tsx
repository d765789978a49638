'use client';

import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stepper } from '@/components/ui/controls/stepper';

/** Milliseconds from the last press of a button to the request. */
const SETTLE = 500;

interface QuantityStepperProps {
  quantity: number;
  max: number | null;
  labels: { quantity: string; fewer: string; more: string };
  isDisabled?: boolean;
  errorId?: string | undefined;
  /** A quantity that was typed or stepped to; 0 asks to remove. */
  onChange: (quantity: number) => void;
}

const AT_END = 'aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/**
 * A text field between two buttons. Presses are gathered until they pause or the focus leaves, so that ten presses make
 * one request. A button at its limit stays focusable and does nothing.
 */
export function QuantityStepper({ quantity, max, labels, isDisabled, errorId, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pending = useRef<number | null>(null);
  const shown = draft ?? String(quantity);
  const current = readQuantity(shown) ?? quantity;
  const isLeast = current <= 1;
  const isMost = max !== null && current >= max;

  // A pending quantity must not be lost when the line unmounts.
  const commitPending = useEffectEvent(() => pending.current !== null && onChange(pending.current));
  useEffect(() => () => void commitPending(), []);

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
      aria-label={labels.quantity}
      onBlur={leave}
      fewer={{
        'aria-label': labels.fewer,
        'aria-disabled': isLeast || isDisabled || undefined,
        onClick: () => !isLeast && !isDisabled && step(-1),
        className: AT_END,
      }}
      more={{
        'aria-label': labels.more,
        'aria-disabled': isMost || isDisabled || undefined,
        onClick: () => !isMost && !isDisabled && step(1),
        className: AT_END,
      }}
      input={{
        autoComplete: 'off',
        'aria-label': labels.quantity,
        'aria-invalid': errorId ? true : undefined,
        'aria-describedby': errorId,
        readOnly: isDisabled,
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
