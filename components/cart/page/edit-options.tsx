'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Modal } from '@/components/ui/dialog/modal';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { CartLine } from '@/lib/cart/cart';
import type { Configurable } from '@/lib/catalog/options/configurable';
import { loadConfigurable } from '@/lib/catalog/options/load-configurable';
import { OptionsForm } from './options-form';

interface EditOptionsProps {
  line: CartLine;
  /** The key of the line that came of it; null where nothing was changed. */
  onClose: (key: string | null) => void;
}

/** Another choice of a configurable product for its line, in a dialog over the page [CART-8]. */
export function EditOptions({ line, onClose }: EditOptionsProps) {
  const t = useTranslations('cart');
  const tMini = useTranslations('miniCart');
  const [configurable, setConfigurable] = useState<Configurable | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { sku, name } = line.product;

  const load = useCallback(async () => {
    setHasFailed(false);
    const found = await loadConfigurable(sku).catch(() => null);
    if (found) setConfigurable(found);
    else setHasFailed(true);
  }, [sku]);

  useEffect(() => void load(), [load]);

  return (
    <Modal
      isOpen
      label={t('editName', { name })}
      onClose={() => onClose(null)}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card"
    >
      <div className="flex items-start justify-between gap-2 border-line border-b py-2 pr-2 pl-5">
        <h2 className="pt-2 text-lg leading-snug">{name}</h2>
        <button
          type="button"
          aria-label={t('editCancel')}
          onClick={() => onClose(null)}
          className="target flex shrink-0 items-center justify-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="p-5">
        {configurable ? (
          <OptionsForm configurable={configurable} line={line} onDone={onClose} />
        ) : hasFailed ? (
          <div role="alert" className="flex flex-col items-start gap-4">
            <p>{t('editUnavailable')}</p>
            <Button look="secondary" onClick={load}>
              {tMini('tryAgain')}
            </Button>
          </div>
        ) : (
          <div role="status" aria-label={t('editLoading')} className="grid gap-3">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </div>
        )}
      </div>
    </Modal>
  );
}
