'use client';

import { useEffect, useRef } from 'react';
import type { CheckoutStep } from '@/lib/checkout/state/checkout-state';

/** How far down the window, of its height, a step may begin and still be seen. */
const LOWEST = 0.5;

/** Moves the focus to the heading of a step that has just opened, which says where the shopper is. `step` is null until it is known. */
export function useStepFocus(step: CheckoutStep | null): void {
  const shown = useRef<CheckoutStep | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const hasChanged = shown.current !== step;
    shown.current = step;
    if (isFirst || !hasChanged || step === null) return;
    const opened = document.querySelector(`[data-step="${step}"]`);
    // What went wrong in it may have taken the focus already.
    if (!opened || opened.contains(document.activeElement)) return;
    opened.querySelector('h2')?.focus({ preventScroll: true });
    const { top } = opened.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * LOWEST) opened.scrollIntoView({ block: 'start' });
  }, [step]);
}
