'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { FormFacts } from './follow-choice';

interface ChoiceIslandProps {
  name: string;
  facts: FormFacts;
  words: { tax: string; total: string };
  /** What the first choice costs, and the sum of the form. */
  panel: ReactNode;
  total: string;
  /** The form's controls. */
  children: ReactNode;
  quantity: ReactNode;
  /** The submit button. */
  action: ReactNode;
}

const loadLive = () => import('./live-panel').then(({ LivePanel }) => LivePanel);

/**
 * The form of a product page. Its controls are the browser's own and come from the server; once the page
 * rests, price, stock, picture and address follow what they say.
 */
export function ChoiceIsland({ name, facts, words, panel, total, children, quantity, action }: ChoiceIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const Live = useWhenIdle(loadLive, form);
  const [sum, setSum] = useState(total);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: listens for its buttons, whose keys arrive as clicks
    <form
      ref={form}
      aria-label={name}
      onSubmit={stay}
      onClick={step}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      {Live ? <Live form={form} facts={facts} words={words} panel={panel} onTotal={setSum} /> : panel}
      {children}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {quantity}
        <p className="ml-auto text-right tabular-nums">
          <span className="block text-sm text-ink-soft">{words.total}</span>{' '}
          <span className="text-lg font-semibold">{sum}</span>
        </p>
      </div>
      {action}
    </form>
  );
}

/** The browser must not send the form as an address; what adds to the basket listens for the same event. */
function stay(event: FormEvent) {
  event.preventDefault();
}

/** One fewer or one more, beside any of the form's number fields. */
function step({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-step]') : null;
  const field = button?.parentElement?.querySelector('input');
  if (!button || !field) return;
  if (button.dataset.step === 'up') field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
