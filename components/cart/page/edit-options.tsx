'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { RetryButton } from '@/components/ui/controls/retry-button';
import { RadioTiles } from '@/components/ui/controls/tiles';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Said } from '@/components/ui/said';
import { Skeleton } from '@/components/ui/skeleton';
import type { CartLine } from '@/lib/cart/cart';
import { lineKey } from '@/lib/cart/items/line-input';
import { changeOptions } from '@/lib/cart/items/update-item';
import { announce } from '@/lib/cart/session/cart-store';
import {
  type Configurable,
  type Selection,
  selectionOf,
  settle,
  variantOf,
  withSelection,
} from '@/lib/catalog/options/configurable';
import { loadConfigurable } from '@/lib/catalog/options/load-configurable';
import { refusedText, tileHints } from '@/lib/catalog/options/panel-text';
import { useErrorText } from '@/lib/magento/use-error-text';

interface EditOptionsProps {
  line: CartLine;
  /** Gets the key of the changed line; null where nothing was changed. */
  onClose: (key: string | null) => void;
}

/** Changes the selected options of a configurable line in a dialog [CART-8]. */
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
            <RetryButton look="secondary" onRetry={load}>
              {tMini('tryAgain')}
            </RetryButton>
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

interface OptionsFormProps {
  configurable: Configurable;
  line: CartLine;
  onDone: (key: string | null) => void;
}

function OptionsForm({ configurable, line, onDone }: OptionsFormProps) {
  const t = useTranslations('cart');
  const errorText = useErrorText();
  const selected = line.input.selected_options ?? [];
  const [selection, setSelection] = useState(() => settle(configurable, selectionOf(configurable, selected)));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const variant = variantOf(configurable, selection);
  const labels = {
    notWith: t('editNotWith', { choice: '{choice}' }),
    outOfStock: t('editOutOfStock'),
    notSold: t('editNotSold'),
    unclear: t('editUnclear'),
  };
  const hints = tileHints(configurable, selection, labels, () => '');

  function select(option: number, value: number) {
    setError(null);
    setSelection((before) =>
      settle(
        configurable,
        before.map((old, index): Selection[number] => (index === option ? value : old)),
      ),
    );
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const input = { ...line.input, selected_options: withSelection(configurable, selected, selection) };
    const key = lineKey(input);
    if (key === line.key) return onDone(null);
    if (variant?.isRefused) return setError(refusedText(variant, labels));
    if (!variant?.inStock) return setError(labels.outOfStock);
    setError(null);
    setIsBusy(true);
    try {
      await changeOptions(line, input);
      announce(t('edited', { name: line.product.name }));
      onDone(key);
    } catch (cause) {
      setError(t('editFailed', { message: errorText(cause) }));
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-5">
      {configurable.options.map(({ code, label, values }, position) => (
        <RadioTiles
          isControlled
          key={code}
          legend={label}
          chosen={values[selection[position] ?? -1]?.uid}
          tiles={values.map(({ uid, label: value }, index) => ({
            value: uid,
            label: value,
            hint: hints[position]?.[index]?.text || undefined,
            isDisabled: !hints[position]?.[index]?.isPossible,
          }))}
          input={{
            name: code,
            onChange: (event) =>
              select(
                position,
                values.findIndex(({ uid }) => uid === event.currentTarget.value),
              ),
          }}
        />
      ))}
      {error ? (
        <p role="alert" className="text-brick text-sm">
          <Said>{error}</Said>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy || undefined} className="flex-1">
          {t('editSave')}
        </Button>
        <Button look="secondary" onClick={() => onDone(null)}>
          {t('editCancel')}
        </Button>
      </div>
    </form>
  );
}
