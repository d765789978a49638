'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmptyCart, FailedCart } from '@/components/cart/item/cart-states';
import { Icon } from '@/components/ui/image/icon';
import { readCartId } from '@/lib/cart/session/cart-session';
import { retryCart } from '@/lib/cart/session/with-cart';
import { useCart } from '@/lib/cart/use-cart';
import { CartContent } from './cart-content';
import { CartSkeleton } from './cart-skeleton';
import type { CartSettings } from './cart-summary';

/** The visitor's cart: loading, failed, empty or shown; a lost cart is explained [CART-8]. */
export function CartView({ settings }: { settings: CartSettings }) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const { details: cart, summary, isLoading, isEmpty } = useCart();
  const [firstId, setFirstId] = useState<string | null>(null);
  useEffect(() => setFirstId(readCartId()), []);
  const isLost = firstId !== null && (cart ? cart.id !== firstId : isEmpty);

  if (isLoading) return <CartSkeleton label={tMini('loading')} />;
  if (!cart && !isEmpty) return <FailedCart onRetry={retryCart} />;
  return (
    <>
      {isLost ? (
        <p role="status" className="mb-5 flex items-start gap-2 rounded-card bg-sky-tint px-4 py-3 text-sky">
          <Icon name="info" className="mt-0.5 size-5" />
          {t('lost')}
        </p>
      ) : null}
      {cart ? <CartContent cart={cart} summary={summary} settings={settings} /> : <EmptyCart />}
    </>
  );
}
