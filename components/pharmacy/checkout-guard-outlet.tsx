'use client';

import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { pagePath } from '@/lib/browser/page-store';
import { CHECKOUT_PATH } from '@/lib/config/paths';

// In one part with the basket's: every part that a page may load costs its first load some bytes.
const loadGuard = () => import('./basket-guard').then((code) => code.CheckoutGuard);

/** Has the checkout's basket judged, where the page says that there are facts to judge by. */
export function CheckoutGuardOutlet() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // The checkout is a document of its own: its address does not change while it is open.
    const isCheckout = window.location.pathname.replace(/\/$/, '') === pagePath(CHECKOUT_PATH);
    setWanted(isCheckout && Boolean(document.documentElement.dataset.facts));
  }, []);
  const Guard = useLoaded(loadGuard, isWanted);
  return Guard ? <Guard /> : null;
}
