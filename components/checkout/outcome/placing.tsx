'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';

/** Over everything while the order is on its way: there is nothing to do but wait. */
export function Placing() {
  const t = useTranslations('checkout');
  const dialog = useRef<HTMLDialogElement>(null);

  // A modal keeps the focus from everything behind it, the page's head and foot included.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={t('placing')}
      onCancel={(event) => event.preventDefault()}
      className="m-auto max-w-100 rounded-card border border-line bg-surface p-8 text-ink shadow-float backdrop:bg-paper/80"
    >
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <Spinner className="size-8 text-evergreen" />
        <p className="font-semibold text-lg">{t('placing')}</p>
        <p className="text-ink-soft">{t('placingText')}</p>
      </div>
    </dialog>
  );
}
