'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { useShellStore } from '@/lib/shell/shell-store';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { MiniCartContent } from './mini-cart-content';

/** A dialog from the right; what it shows is read again each time it opens. */
export function MiniCartDrawer({ display }: { display: TaxDisplayType }) {
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
      // Another drawer may be open by the time the browser says that this one is closed.
      onClose={() => useShellStore.getState().drawer === 'CART' && close()}
      place="right"
      className="w-[27rem] translate-x-full transition-transform open:translate-x-0 open:starting:translate-x-full"
    >
      {/* The page's own live region lies under the dialog, where nobody hears it. */}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isOpen ? <MiniCartContent display={display} onLeave={close} /> : null}
    </Dialog>
  );
}
