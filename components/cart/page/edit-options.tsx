'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
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
    <Dialog
      isOpen
      name={t('editName', { name })}
      title={name}
      closeLabel={t('editCancel')}
      onClose={() => onClose(null)}
      place="centre"
    >
      <div className="p-4">
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
    </Dialog>
  );
}
