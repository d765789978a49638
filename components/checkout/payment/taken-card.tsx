'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';

/** A card that was taken already and not paid with yet. */
export function TakenCard({ label, onOther }: { label: string; onOther: () => void }) {
  const t = useTranslations('checkout.card');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="check" className="size-5 text-leaf" />
        {label}
      </p>
      <Button look="quiet" onClick={onOther}>
        {t('other')}
      </Button>
    </div>
  );
}
