'use client';

import { useEffect } from 'react';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';

const load = () => import('./guard-parts').then((code) => code.guardParts);

/** Gives whatever shows a cart the pharmacy's guard of baskets, where the page says that there are facts to judge by. */
export function BasketGuardOutlet() {
  useEffect(() => {
    if (document.documentElement.dataset.facts) useBasketGuardStore.setState({ load });
  }, []);
  return null;
}
