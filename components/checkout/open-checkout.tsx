'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Cart } from '@/lib/cart/cart';
import { checkoutGrid } from './checkout-grid';
import { Placing } from './outcome/placing';
import { Steps } from './steps/steps';
import { OrderSummary } from './summary/order-summary';
import { usePlaceOrder } from './use-place-order';

/** The steps beside what they are about. While the order is on its way nothing of them can be touched. */
export function OpenCheckout({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout');
  const hasChanged = useHasChanged(cart);
  const { isPlacing, place } = usePlaceOrder();
  return (
    <>
      <div role="status">
        {hasChanged ? (
          <Alert kind="warning" isLive={false} className="mb-4">
            {t('cartChanged')}
          </Alert>
        ) : null}
      </div>
      <div className={checkoutGrid} inert={isPlacing} aria-hidden={isPlacing || undefined}>
        <div className="lg:sticky lg:top-6 lg:order-2">
          <OrderSummary cart={cart} />
        </div>
        <Steps cart={cart} onPlaceOrder={place} />
      </div>
      {isPlacing ? <Placing /> : null}
    </>
  );
}

/** Whether the lines are others than when the checkout was opened: it changes none itself. */
function useHasChanged({ lines }: Cart): boolean {
  const content = lines.map(({ uid, quantity, product }) => [uid, quantity, product.inStock].join()).join(';');
  const [opened] = useState(content);
  return content !== opened;
}
