'use client';

import { useEffect, useState } from 'react';
import type { BasketGuardProps } from '@/lib/cart/basket-guard-store';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import type { GuardSource } from '@/lib/pharmacy/guard-source';
import { loadGuardSource } from '@/lib/pharmacy/load-guard-source';
import { BasketNotices } from './basket-notices';

/** Judges the medicines of a basket together, in the page's language; silent until what it judges by has come. */
export function BasketGuard(props: BasketGuardProps) {
  const [source, setSource] = useState<GuardSource | null>(null);
  useEffect(() => {
    // Without it nothing can be said here; the order is judged once more where it is placed.
    loadGuardSource().then(setSource, () => undefined);
  }, []);
  if (!source) return null;
  return (
    <MessagesProvider locale={source.locale} messages={source.messages}>
      <BasketNotices source={source} {...props} />
    </MessagesProvider>
  );
}
