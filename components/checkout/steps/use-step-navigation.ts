'use client';

import { useEffect, useRef } from 'react';
import { type CheckoutStep, firstOpenStep } from '@/lib/checkout/state/checkout-state';
import { editStep, useCheckoutStore } from '@/lib/checkout/state/checkout-store';

/** Keeps `step` in the address, `#payment-method`, so that "back" leads to the step before. */
export function useStepHistory(step: CheckoutStep, steps: readonly CheckoutStep[]): void {
  /** The step that the address names; null before the first one. */
  const named = useRef<CheckoutStep | null>(null);
  /** The entry before may name the same step. */
  const isDoubled = useRef(false);

  useEffect(() => {
    if (!steps.includes(step)) return;
    const before = named.current;
    named.current = step;
    if (location.hash === hashOf(step)) return;
    if (before === null) enter(step, steps);
    // A step that cannot be gone back to, such as the review of a card that was declined, leaves no trace.
    else if (isReachable(before, steps)) history.pushState(null, '', hashOf(step));
    else {
      history.replaceState(null, '', hashOf(step));
      isDoubled.current = true;
    }
  }, [step, steps]);

  useEffect(() => {
    const follow = () => {
      const asked = steps.find((one) => hashOf(one) === location.hash);
      if (!asked) return;
      if (useCheckoutStore.getState().isPlacing) {
        // "Back" stands on the entry before: the step's own follows it again.
        if (asked !== step) history.pushState(null, '', hashOf(step));
        return;
      }
      if (asked === step && isDoubled.current) {
        isDoubled.current = false;
        history.back();
      } else if (isReachable(asked, steps)) editStep(asked);
      else history.replaceState(null, '', hashOf(step));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [step, steps]);
}

/** Whoever comes back to a half-finished checkout has the steps before behind them; after a reload they are there. */
function enter(step: CheckoutStep, steps: readonly CheckoutStep[]): void {
  const isReload = steps.some((one) => hashOf(one) === location.hash);
  const [first = step, ...later] = isReload ? [step] : steps.slice(0, steps.indexOf(step) + 1);
  history.replaceState(null, '', hashOf(first));
  for (const next of later) history.pushState(null, '', hashOf(next));
}

function isReachable(step: CheckoutStep, steps: readonly CheckoutStep[]): boolean {
  return steps.indexOf(step) <= steps.indexOf(firstOpenStep(useCheckoutStore.getState()));
}

/** `paymentMethod` as the address has it: `#payment-method`. */
function hashOf(step: CheckoutStep): string {
  return `#${step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** How far down the window, of its height, a step may begin and still be seen. */
const LOWEST = 0.5;

/** Moves the focus to the heading of a step that has just opened, which says where the shopper is. */
export function useStepFocus(step: CheckoutStep): void {
  const shown = useRef<CheckoutStep | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const hasChanged = shown.current !== step;
    shown.current = step;
    if (isFirst || !hasChanged) return;
    const opened = document.querySelector(`[data-step="${step}"]`);
    // What went wrong in it may have taken the focus already.
    if (!opened || opened.contains(document.activeElement)) return;
    opened.querySelector('h2')?.focus({ preventScroll: true });
    const { top } = opened.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * LOWEST) opened.scrollIntoView({ block: 'start' });
  }, [step]);
}
