'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/ui/dialog/modal';
import { Spinner } from '@/components/ui/spinner';

/** Over everything while the order is on its way: there is nothing to do but wait. */
export function Placing() {
  const t = useTranslations('checkout');
  return (
    <Modal
      isOpen
      label={t('placing')}
      className="m-auto max-w-100 rounded-card border border-line bg-surface p-8 shadow-float backdrop:bg-paper/80"
    >
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <Spinner className="size-8 text-evergreen" />
        <p className="font-semibold text-lg">{t('placing')}</p>
        <p className="text-ink-soft">{t('placingText')}</p>
      </div>
    </Modal>
  );
}
