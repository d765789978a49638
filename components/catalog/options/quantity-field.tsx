import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/image/icon';

interface QuantityFieldProps {
  name: string;
  label: string;
  min: number;
  max: number | null;
  start: number;
  /** The label is for those who listen only: something beside the field says it already. */
  isLabelHidden?: boolean;
}

const STEP =
  'flex size-11 items-center justify-center rounded-full text-evergreen hover:bg-evergreen-tint noscript:hidden';

/** How many: a number field between two buttons, which the form makes work. */
export function QuantityField({ name, label, min, max, start, isLabelHidden }: QuantityFieldProps) {
  const t = useTranslations('product');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-sm text-ink-soft'}>
        {label}
      </label>
      <div className="flex w-fit items-center rounded-full border border-line-strong bg-surface">
        <button type="button" data-step="down" aria-label={t('fewer', { label })} className={STEP}>
          <Icon name="minus" className="size-4" />
        </button>
        <input
          id={id}
          type="number"
          name={name}
          defaultValue={start}
          min={min}
          max={max ?? undefined}
          inputMode="numeric"
          className="h-11 w-10 bg-transparent text-center font-medium tabular-nums [appearance:textfield] noscript:w-20 [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button type="button" data-step="up" aria-label={t('more', { label })} className={STEP}>
          <Icon name="plus" className="size-4" />
        </button>
      </div>
      {max === null || isLabelHidden ? null : <p className="mt-1 text-xs text-ink-soft">{t('atMost', { max })}</p>}
    </div>
  );
}
