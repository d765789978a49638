'use client';

import { useEffect } from 'react';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import { loadGuardSource } from '@/lib/pharmacy/guard/load-guard-source';

function load() {
  // Together with the code that reads it; where it does not come the guard asks again.
  void loadGuardSource().catch(() => undefined);
  return import('./guard-parts').then((code) => code.guardParts);
}

/** Gives whatever shows a cart the pharmacy's guard of baskets, where the page says that there are facts to judge by. */
export function BasketGuardOutlet() {
  useEffect(() => {
    if (document.documentElement.dataset.facts) useBasketGuardStore.setState({ load });
  }, []);
  return null;
}
