import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Stepper } from '@/components/ui/controls/stepper';
import { fill } from '@/lib/catalog/options/panel-text';

interface QuantityFieldProps {
  name: string;
  label: string;
  min: number;
  max: number | null;
  start: number;
  /** Says the most, with `{max}`. */
  most?: string | undefined;
  /** Whether the number is fixed by what is chosen first; only given where a choice may fix it. */
  isDisabled?: boolean;
  /** The label is for those who listen only: something beside the field says it already. */
  isLabelHidden?: boolean;
}

const MAYBE_FIXED = 'has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-ink-soft';

/** How many: a number field between two buttons, which the form makes work; it says the most, which a choice may change. */
export function QuantityField({
  name,
  label,
  min,
  max,
  start,
  most: own,
  isDisabled,
  isLabelHidden,
}: QuantityFieldProps) {
  const t = useTranslations('product');
  const id = useId();
  const most = own ?? t('atMost', { max: '{max}' });
  const step = (by: 'down' | 'up', isEnd: boolean) => ({
    'data-step': by,
    // It keeps the focus; the form says it anew.
    'aria-disabled': isEnd || undefined,
    className:
      'noscript:hidden aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-line-strong forced-colors:aria-disabled:text-[GrayText]',
  });
  return (
    <div data-field="">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1'}>
          {label}
        </label>
        <p data-most={most} className="mb-1 text-xs empty:hidden">
          {max === null ? null : fill(most, { max })}
        </p>
      </div>
      <Stepper
        className={isDisabled === undefined ? undefined : MAYBE_FIXED}
        fewer={{ ...step('down', isDisabled || start <= min), 'aria-label': t('fewer', { label }) }}
        more={{ ...step('up', isDisabled || (max !== null && start >= max)), 'aria-label': t('more', { label }) }}
        input={{
          id,
          type: 'number',
          name,
          defaultValue: start,
          disabled: isDisabled,
          min,
          max: max ?? undefined,
          className: '[appearance:textfield] noscript:w-20 [&::-webkit-inner-spin-button]:appearance-none',
        }}
      />
    </div>
  );
}
