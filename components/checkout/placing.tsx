'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';

/** Over everything while the order is on its way: there is nothing to do but wait. */
export function Placing() {
  const t = useTranslations('checkout');
  const panel = useRef<HTMLDivElement>(null);
  // What had the focus cannot be used any more.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="fixed inset-0 z-40 flex items-center justify-center bg-paper/80 p-4">
      <div
        ref={panel}
        role="status"
        tabIndex={-1}
        className="flex max-w-100 flex-col items-center gap-3 rounded-card border border-line bg-surface p-8 text-center shadow-float"
      >
        <Spinner className="size-8 text-evergreen" />
        <p className="font-semibold text-lg">{t('placing')}</p>
        <p className="text-ink-soft">{t('placingText')}</p>
      </div>
    </div>
  );
}
