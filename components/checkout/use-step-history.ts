'use client';

import { useEffect, useRef } from 'react';
import type { CheckoutStep } from '@/lib/checkout/checkout-state';
import { editStep } from '@/lib/checkout/checkout-store';

/**
 * Keeps the step in the address, `/checkout#payment-method`, so that the browser's own "back" leads to the step before
 * and leaves the checkout only from the first one. `step` is null until it is known.
 */
export function useStepHistory(step: CheckoutStep | null, steps: readonly CheckoutStep[]): void {
  const isEntered = useRef(false);

  useEffect(() => {
    if (step === null || !steps.includes(step)) return;
    if (location.hash === hashOf(step)) {
      isEntered.current = true;
      return;
    }
    if (isEntered.current) {
      history.pushState(null, '', hashOf(step));
      return;
    }
    isEntered.current = true;
    // Whoever comes back to a half-finished checkout has the steps before behind them.
    const [first = step, ...later] = steps.slice(0, steps.indexOf(step) + 1);
    history.replaceState(null, '', hashOf(first));
    for (const next of later) history.pushState(null, '', hashOf(next));
  }, [step, steps]);

  useEffect(() => {
    if (step === null) return;
    const follow = () => {
      const asked = steps.find((one) => hashOf(one) === location.hash);
      if (asked) editStep(asked);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [step, steps]);
}

/** `paymentMethod` as the address has it: `#payment-method`. */
function hashOf(step: CheckoutStep): string {
  return `#${step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
