'use client';

import { useRouter } from 'next/navigation';
import { pagePath } from '@/lib/browser/page-store';
import type { OrderFailure } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { ORDER_FAILED_PATH, ORDER_PLACED_PATH } from '@/lib/config/paths';

/** Failures that no step of the checkout can mend. */
const FOR_GOOD: readonly (OrderFailure | null)[] = ['cart', 'other'];

/** Has the order sent, once, and leads to where it ended [ROUTE-2]. */
export function usePlaceOrder() {
  const router = useRouter();
  const isPlacing = useCheckoutStore((state) => state.isPlacing);

  async function place(send: () => Promise<unknown>) {
    try {
      await send();
      router.replace(pagePath(ORDER_PLACED_PATH));
    } catch {
      // What failed stands in the store, and on the screen.
      const { orderFailure } = useCheckoutStore.getState();
      if (FOR_GOOD.includes(orderFailure)) router.push(pagePath(ORDER_FAILED_PATH));
    }
  }

  return { isPlacing, place };
}
