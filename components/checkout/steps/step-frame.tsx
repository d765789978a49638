'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useContext, useId } from 'react';
import { stepCard, stepMark, stepRoom } from '@/components/checkout/checkout-skeleton';
import { SendingContext } from '@/components/forms/form-frame';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';
import { Spinner } from '@/components/ui/spinner';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

export type StepLook = 'done' | 'current' | 'coming';

interface StepFrameProps {
  /** Named in `data-step`, by which the focus finds the heading. */
  name: string;
  number: number;
  total: number;
  title: string;
  look: StepLook;
  /** What was entered, in a line or two, once the step is done. */
  summary: ReactNode;
  /** Reopens a step that is done; missing where there is nothing to change. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
}

/** One step of the checkout: open, done with a tick and what was entered, or still to come. */
export function StepFrame({ name, number, total, title, look, summary, onEdit, children }: StepFrameProps) {
  const t = useTranslations('checkout');
  const id = useId();
  return (
    <li
      data-step={name}
      data-look={look}
      aria-current={look === 'current' ? 'step' : undefined}
      className={`${stepCard} ${look === 'coming' ? '' : 'bg-surface'}`}
    >
      <section aria-labelledby={id} className={stepRoom}>
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <Mark number={number} look={look} />
          <h2
            id={id}
            tabIndex={-1}
            className={`min-w-min flex-1 rounded-sm text-lg ${look === 'coming' ? 'font-medium text-ink-soft' : ''}`}
          >
            <span className="sr-only">{t('stepNumber', { number, total })} </span>
            {title}
            {look === 'done' ? <span className="sr-only"> ({t('done')})</span> : null}
          </h2>
          {look === 'done' && onEdit ? (
            <button type="button" onClick={onEdit} aria-label={t('editStep', { step: title })} className="s-edit-step">
              {t('edit')}
            </button>
          ) : null}
        </div>
        {look === 'done' ? <div className="pb-1 pl-11 text-ink-soft">{summary}</div> : null}
        {look === 'current' ? <div className="pt-3 pb-2 sm:pl-11">{children}</div> : null}
      </section>
    </li>
  );
}

function Mark({ number, look }: { number: number; look: StepLook }) {
  if (look === 'done') {
    return (
      <span aria-hidden="true" className={`${stepMark} bg-evergreen-tint text-evergreen`}>
        <Icon name="check" className="size-5" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${stepMark} ${look === 'current' ? 'bg-evergreen text-surface' : 'border border-line-strong text-ink-soft'}`}
    >
      {number}
    </span>
  );
}

interface SubmitButtonProps {
  /** What it says while it waits; that it saves, where nothing else is said. */
  busyLabel?: string;
  children: ReactNode;
}

/** Sends the form of a step; it says when the form is checked or the checkout sends it [CHK-2], and a second click does nothing meanwhile. */
export function SubmitButton({ busyLabel, children }: SubmitButtonProps) {
  const t = useTranslations('checkout');
  const isChecking = useContext(SendingContext);
  const isSent = useCheckoutStore((state) => state.isSubmitting);
  const isBusy = isChecking || isSent;
  return (
    <Button type="submit" aria-disabled={isBusy} className="mt-6 w-full sm:w-auto sm:min-w-56">
      {isBusy ? (
        <>
          <Spinner />
          {busyLabel ?? t('saving')}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
