'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { warn } from '@/lib/browser/notice-event';
import type { AskingProps } from './asking';

interface QuestionsButtonProps extends Omit<AskingProps, 'onDone' | 'variant'> {
  label: string;
  isDisabled: boolean;
  /** What it is for, where that is not all of its product: variants by the values that choose them. */
  variants?: { sku: string; uids: string[] }[];
}

/** Asks the questions about its form's product; all that asks comes at a press. */
export function QuestionsButton({ label, isDisabled, variants, ...props }: QuestionsButtonProps) {
  const [asked, setAsked] = useState<{ Asking: ComponentType<AskingProps>; variant: string | undefined } | null>(null);

  function ask({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const chosen = form ? [...new FormData(form).values()] : [];
    const variant = variants?.find(({ uids }) => uids.every((uid) => chosen.includes(uid)))?.sku;
    // Enter in a field has pressed it, though the other button is shown.
    if (variants && !variant) return form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[data-add]'));
    import('./asking').then(
      ({ Asking }) => setAsked({ Asking, variant }),
      () => warn(props.lost),
    );
  }

  return (
    <>
      <input type="hidden" name={props.field} />
      <button
        // The form's first, so that Enter in its fields presses it; by itself it submits nothing.
        type="submit"
        formMethod="dialog"
        data-ask=""
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={ask}
        className={buttonClass('primary', 'w-full text-lg')}
      >
        {label}
      </button>
      {asked ? <asked.Asking {...props} variant={asked.variant} onDone={() => setAsked(null)} /> : null}
    </>
  );
}
