'use client';

import { useTranslations } from 'next-intl';
import { EmptyCart } from '@/components/cart/item/empty-cart';
import { FailedCart } from '@/components/cart/item/failed-cart';
import { Skeleton } from '@/components/ui/skeleton';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { retryCart } from '@/lib/cart/session/with-cart';
import { useCart } from '@/lib/cart/use-cart';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { miniLineGrid } from './mini-line-grid';
import { MiniLines } from './mini-lines';

/** No more lines are seen at once. */
const MOST_SKELETONS = 4;

interface MiniCartContentProps {
  display: TaxDisplayType;
  /** A link was followed, or the shopper has seen enough. */
  onLeave: () => void;
}

/** The cart in the drawer: on its way, failed, empty, or there. */
export function MiniCartContent({ display, onLeave }: MiniCartContentProps) {
  const t = useTranslations('miniCart');
  const { details: cart, isLoading, isEmpty } = useCart();
  const count = useCartStore((state) => state.summary.count);
  if (isLoading) {
    return (
      <div role="status" aria-label={t('loading')} className="flex-1 overflow-hidden px-4">
        {Array.from({ length: Math.min(Math.max(count, 1), MOST_SKELETONS) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one skeleton from another
          <LineSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (cart) return <MiniLines cart={cart} display={display} onLeave={onLeave} />;
  return (
    <div className="flex-1 overflow-y-auto px-4">
      {isEmpty ? <EmptyCart onShop={onLeave} /> : <FailedCart onRetry={retryCart} />}
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className={miniLineGrid}>
      <Skeleton className="aspect-product w-full" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-1 h-11.5 w-32" />
      </div>
    </div>
  );
}
