'use client';

import { useEffect } from 'react';
import { rememberedCurrency, rememberView } from '@/lib/shell/store-choice';
import type { StoreViewCurrencies } from '@/lib/store/store-view';

interface RememberViewProps {
  code: string;
  currency: string;
  currencies: StoreViewCurrencies;
}

/** Stores the page's store view [STORE-2]; a page from the browser's cache in another currency reloads [STORE-3]. */
export function RememberView({ code, currency, currencies }: RememberViewProps) {
  useEffect(() => {
    rememberView(code);
    const whenShown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      rememberView(code);
      if (rememberedCurrency(currencies.default, currencies.available) !== currency) window.location.reload();
    };
    window.addEventListener('pageshow', whenShown);
    return () => window.removeEventListener('pageshow', whenShown);
  }, [code, currency, currencies]);
  return null;
}
