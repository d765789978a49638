'use client';

import type { BasketGuardProps } from '@/lib/cart/basket-guard-store';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { BasketNotices } from './basket-notices';
import { useGuardLabels, useGuardSource } from './use-guard-source';

export { CheckoutGuard } from './checkout-guard';

/** Judges the medicines of a basket together, in the page's language; silent until what it judges by has come. */
export function BasketGuard(props: BasketGuardProps) {
  const source = useGuardSource();
  const labels = useGuardLabels();
  if (!source || !labels) return null;
  return (
    <MessagesProvider locale={source.locale} messages={source.messages}>
      <BasketNotices labels={labels} {...props} />
    </MessagesProvider>
  );
}
