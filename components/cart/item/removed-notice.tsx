'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';

interface RemovedNoticeProps {
  name: string;
  onUndo: () => void;
}

/** Stands where a line was, until something else is done. The button that removed it is gone, so it takes the focus. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  const t = useTranslations('miniCart');
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex items-center justify-between gap-4 rounded-card bg-sunken px-4 py-2">
      <p id={id}>{t('removed', { name })}</p>
      <Button ref={undo} look="quiet" onClick={onUndo} aria-describedby={id} className="shrink-0">
        {t('undo')}
      </Button>
    </div>
  );
}
