'use client';

import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { whenIdle } from '@/lib/browser/when-idle';

const loadGuard = () => import('./checkout-guard').then((code) => code.CheckoutGuard);

/** Has the checkout's basket judged once the page rests, where it says that there are facts to judge by. */
export function CheckoutGuardOutlet() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (document.documentElement.dataset.facts ? whenIdle(null, () => setWanted(true)) : undefined), []);
  const Guard = useLoaded(loadGuard, isWanted);
  return Guard ? <Guard /> : null;
}
