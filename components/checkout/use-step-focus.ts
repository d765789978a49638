'use client';

import { useEffect, useRef } from 'react';
import type { CheckoutStep } from '@/lib/checkout/checkout-state';

/** Moves the focus to the heading of a step that has just opened, which says where the shopper is. `step` is null until it is known. */
export function useStepFocus(step: CheckoutStep | null): void {
  const shown = useRef<CheckoutStep | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const hasChanged = shown.current !== step;
    shown.current = step;
    if (isFirst || !hasChanged || step === null) return;
    document.querySelector<HTMLElement>(`[data-step="${step}"] h2`)?.focus();
  }, [step]);
}
