'use client';

import { useEffect } from 'react';
import { rememberedCurrency, rememberView } from '@/lib/shell/store-choice';
import type { StoreViewCurrencies } from '@/lib/store/store-view';

interface RememberViewProps {
  code: string;
  currency: string;
  currencies: StoreViewCurrencies;
}

/**
 * Keeps the page's view as the visitor's own [STORE-2]. A page that comes back from the browser's own
 * cache in a currency that is no longer the chosen one is loaded anew [STORE-3].
 */
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
