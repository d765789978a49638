'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { pagePath } from '@/lib/browser/page-scope';
import type { Cart } from '@/lib/cart/cart';
import { refetchCart } from '@/lib/cart/cart-store';
import type { OrderFailure } from '@/lib/checkout/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/checkout-store';
import { placeOrder } from '@/lib/checkout/place-order';
import { ORDER_FAILED_PATH, ORDER_PLACED_PATH } from '@/lib/config/paths';

/** Failures that no step of the checkout can mend. */
const FOR_GOOD: readonly (OrderFailure | null)[] = ['cart', 'other'];

/** Failures because the cart is no longer what the shopper sees. */
const STALE: readonly (OrderFailure | null)[] = ['cart', 'stock', 'price', 'delivery'];

/** Places the order for the total that is on the screen, once, and leads to where it ended [ROUTE-2]. */
export function usePlaceOrder(cart: Cart) {
  const router = useRouter();
  const [isPlacing, setPlacing] = useState(false);

  async function place(agreementIds: number[]) {
    if (isPlacing) return;
    setPlacing(true);
    try {
      await placeOrder({ agreementIds, total: cart.totals.grandTotal });
      router.replace(pagePath(ORDER_PLACED_PATH));
    } catch {
      // What failed stands in the store, and on the screen.
      const { orderFailure } = useCheckoutStore.getState();
      if (STALE.includes(orderFailure)) refetchCart();
      if (FOR_GOOD.includes(orderFailure)) router.push(pagePath(ORDER_FAILED_PATH));
      else setPlacing(false);
    }
  }

  return { isPlacing, place };
}
