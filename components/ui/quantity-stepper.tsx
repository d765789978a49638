'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { nearestQuantity, type QuantityLimits } from './quantity';

/** Milliseconds after the last press or key in which nothing more was changed. */
const PAUSE = 700;

const ROUND =
  'flex size-11 shrink-0 items-center justify-center rounded-full text-evergreen hover:bg-evergreen-tint aria-disabled:opacity-40';

interface QuantityStepperProps extends QuantityLimits {
  /** What is known to be true; it shows whenever nothing is being changed. */
  value: number;
  /** Once the visitor has settled on another one: on Enter, on leaving, or after a pause. */
  onCommit: (value: number) => void;
  words: { label: string; decrease: string; increase: string };
  isDisabled?: boolean;
  className?: string;
}

/** How many, between two buttons; what is typed is brought within the limits. */
export function QuantityStepper({
  value,
  onCommit,
  words,
  isDisabled = false,
  className = '',
  ...limits
}: QuantityStepperProps) {
  /** What is being changed; null while nothing is. */
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = draft === null ? value : Number(draft);
  const step = limits.step ?? 1;

  function settle(text: string | null) {
    clearTimeout(timer.current);
    setDraft(null);
    if (text === null || isDisabled) return;
    const settled = text.trim() === '' ? value : nearestQuantity(Number(text), value, limits);
    if (settled !== value) onCommit(settled);
  }

  function change(text: string) {
    if (isDisabled) return;
    setDraft(text);
    clearTimeout(timer.current);
    // Who has just emptied the field is about to type.
    if (text.trim() !== '') timer.current = setTimeout(() => settle(text), PAUSE);
  }

  const isLeast = shown <= (limits.min ?? 1);
  const isMost = limits.max !== undefined && limits.max !== null && shown >= limits.max;
  const move = (by: number) => change(String(nearestQuantity(shown + by, value, limits)));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && draft !== null) {
      // The drawer around it stays.
      event.preventDefault();
      settle(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle(draft);
  }

  return (
    <div className={`flex w-fit items-center rounded-full border border-line-strong bg-surface ${className}`}>
      {/* aria-disabled keeps the focus where it is when a limit is reached. */}
      <button
        type="button"
        aria-label={words.decrease}
        aria-disabled={isLeast || isDisabled}
        onClick={() => isLeast || move(-step)}
        className={ROUND}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        aria-label={words.label}
        min={limits.min ?? 1}
        max={limits.max ?? undefined}
        step={step}
        value={draft ?? String(value)}
        readOnly={isDisabled}
        onChange={(event) => change(event.target.value)}
        onBlur={() => settle(draft)}
        onKeyDown={onKeyDown}
        className="h-11 w-12 bg-transparent text-center font-medium tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={words.increase}
        aria-disabled={isMost || isDisabled}
        onClick={() => isMost || move(step)}
        className={ROUND}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
