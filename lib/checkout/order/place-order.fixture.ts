import { afterEach, beforeEach, vi } from 'vitest';
import { CART_ID, freshBrowser, json, readyCheckout } from '@/lib/checkout/checkout.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { runAhead } from '@/lib/testing/run-ahead';
import { clearOrderAttempt } from './stored-order';

/** Before each test of a file: a guest in front of the last button, and a clock that waits for nobody. */
export function setUpOrder(): void {
  beforeEach(() => {
    runAhead();
    freshBrowser();
    readyCheckout();
  });
  afterEach(() => {
    clearOrderAttempt();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const state = () => useCheckoutStore.getState();
export const ROOT = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;
export const PAYMENT = `${ROOT}/payment-information`;
export const SHIPPING = `${ROOT}/shipping-information`;
export const refused = (message: string, status = 400) => json({ message }, status);
export const broken = () => {
  throw new TypeError('Failed to fetch');
};
export const shownTotal = { minor: 1593, currency: 'GBP' };
