'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Provider } from 'urql';
import { EmptyCart, FailedCart } from '@/components/cart/item/cart-states';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { tell } from '@/lib/browser/shop-events';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { retryCart } from '@/lib/cart/session/with-cart';
import { useCart } from '@/lib/cart/use-cart';
import type { ClientMessages } from '@/lib/i18n/client-messages';
import { MessagesProvider } from '@/lib/i18n/messages-provider';
import { browserClient } from '@/lib/magento/browser/calls';
import { useShellStore } from '@/lib/shell/shell-store';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { miniLineGrid } from './mini-line';
import { MiniLines } from './mini-lines';

export interface MiniCartProps {
  messages: ClientMessages<'miniCart' | 'errors'>;
  locale: string;
  display: TaxDisplayType;
}

/** The cart beside the page, loaded when it is first opened, with messages and urql client of its own [SHELL-2]. */
export function MiniCart({ messages, locale, display }: MiniCartProps) {
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Provider value={browserClient()}>
        <Drawer display={display} />
      </Provider>
    </MessagesProvider>
  );
}

/** Its content is mounted, and so read again, each time the drawer opens. */
function Drawer({ display }: { display: TaxDisplayType }) {
  const t = useTranslations('miniCart');
  const isOpen = useShellStore((state) => state.drawer === 'CART');
  const close = useShellStore((state) => state.closeDrawer);
  const count = useCartStore((state) => state.summary.count);
  const announcement = useCartStore((state) => state.announcement);
  return (
    <Dialog
      isOpen={isOpen}
      name={t('title')}
      title={
        <>
          {t('title')}
          {count > 0 ? <span className="ml-2 font-normal text-base text-ink-soft">{t('items', { count })}</span> : null}
        </>
      }
      closeLabel={t('close')}
      // Another drawer may be open when the browser reports that this one is closed.
      onClose={() => useShellStore.getState().drawer === 'CART' && close()}
      place="right"
      className="w-[27rem] translate-x-full transition-transform open:translate-x-0 open:starting:translate-x-full"
    >
      {/* The page's own live region is inert under a modal dialog. */}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isOpen ? <DrawerContent display={display} onLeave={close} /> : null}
    </Dialog>
  );
}

const MOST_SKELETONS = 4;

interface DrawerContentProps {
  display: TaxDisplayType;
  onLeave: () => void;
}

function DrawerContent({ display, onLeave }: DrawerContentProps) {
  const t = useTranslations('miniCart');
  const { details: cart, isLoading, error, isEmpty, isLastKnown } = useCart();
  const count = useCartStore((state) => state.summary.count);
  const isShown = cart !== null && cart.lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen once, however it changes then
  useEffect(() => {
    if (cart && isShown) tell({ type: 'cart', cart });
  }, [isShown]);
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
  if (cart) {
    return (
      <>
        {isLastKnown ? (
          <Alert kind="warning" isLive={false} className="mx-4 mb-3">
            {t('lastKnown')}
          </Alert>
        ) : null}
        <MiniLines cart={cart} display={display} onLeave={onLeave} />
      </>
    );
  }
  return (
    <div className="flex-1 overflow-y-auto px-4">
      {isEmpty ? <EmptyCart onShop={onLeave} /> : <FailedCart error={error} onRetry={retryCart} />}
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
