'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { FormFacts } from './follow-form';
import type { ProblemLabels } from './form-problems';

interface ProductFormIslandProps {
  name: string;
  facts: FormFacts;
  labels: { tax: string; total: string } & ProblemLabels;
  panel: ReactNode;
  children: ReactNode;
  className: string;
}

// With the gallery's code, which has most of its own in common.
const loadLive = () => import(/* webpackChunkName: "product" */ './live-panel').then(({ LivePanel }) => LivePanel);

/** The browser's own controls, from the server; once the page rests, price, stock, image and address follow them. */
export function ProductFormIsland({ name, panel, children, className, ...props }: ProductFormIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const Live = useWhenIdle(loadLive, form);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: listens for its buttons, whose keys arrive as clicks
    <form ref={form} method="dialog" aria-label={name} onSubmit={stay} onClick={step} className={className}>
      {Live ? <Live {...props} form={form} panel={panel} /> : panel}
      {children}
    </form>
  );
}

/** The browser must not send the form as an address: without scripts, `dialog` outside of one sends nothing either. */
function stay(event: FormEvent) {
  event.preventDefault();
}

/** One fewer or one more, beside any of the form's number fields. */
function step({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-step]') : null;
  const field = button?.parentElement?.querySelector<HTMLInputElement>('input:enabled');
  if (!button || !field) return;
  if (button.dataset.step === 'up') field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
