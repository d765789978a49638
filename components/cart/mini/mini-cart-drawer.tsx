'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/dialog/modal';
import { Icon } from '@/components/ui/image/icon';
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
    <Modal
      isOpen={isOpen}
      label={t('title')}
      // Another drawer may be open by the time the browser says that this one is closed.
      onClose={() => useShellStore.getState().drawer === 'CART' && close()}
      className="m-0 ml-auto h-dvh max-h-none w-[27rem] max-w-[calc(100vw-2rem)] translate-x-full transition-transform open:translate-x-0 open:starting:translate-x-full"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-2 border-line border-b py-2 pr-2 pl-4">
          <h2 className="text-lg">
            {t('title')}
            {count > 0 ? (
              <span className="ml-2 font-normal text-base text-ink-soft">{t('items', { count })}</span>
            ) : null}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={close}
            className="target flex items-center justify-center rounded-full hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        {/* The page's own live region lies under the dialog, where nobody hears it. */}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {isOpen ? <MiniCartContent display={display} onLeave={close} /> : null}
      </div>
    </Modal>
  );
}
