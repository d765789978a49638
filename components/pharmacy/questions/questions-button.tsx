'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { onPress } from '@/components/ui/early-press';
import { warn } from '@/lib/browser/notice-event';
import type { AskingProps } from './asking';

interface QuestionsButtonProps extends Omit<AskingProps, 'onDone' | 'variant' | 'source'> {
  label: string;
  /** What is said where the questions do not come. */
  lost: string;
  isDisabled: boolean;
  /** What it is for, where that is not all of its product: variants by the values that choose them. */
  variants?: { sku: string; uids: string[] }[];
}

/** Asks the questions about its form's product; all that asks comes at a press, which may come before this code. */
export function QuestionsButton({ label, lost, isDisabled, variants, ...props }: QuestionsButtonProps) {
  const [asked, setAsked] = useState<ReactNode>(null);

  async function ask(form: HTMLFormElement | null) {
    // The press itself has had the browser say what is wrong.
    if (form?.matches(':invalid')) return;
    const entries = new FormData(form ?? undefined);
    const chosen = [...entries.values()];
    const variant = variants?.find(({ uids }) => uids.every((uid) => chosen.includes(uid)))?.sku;
    // Enter in a field has pressed it, though the other button is shown; or it was answered, and could not be added.
    if ((variants && !variant) || entries.get(props.field)) {
      return form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[data-add]'));
    }
    await import('./asking')
      .then(({ askAbout }) => askAbout({ ...props, variant, onDone: () => setAsked(null) }))
      .then(setAsked, () => warn(lost));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's own words for the page
  useEffect(
    () =>
      onPress('data-ask', async (button) => {
        await ask(button.form);
        button.removeAttribute('aria-busy');
      }),
    [],
  );

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
        className={buttonClass('primary', 'w-full text-lg aria-busy:opacity-60 noscript:hidden')}
      >
        {label}
      </button>
      {asked}
    </>
  );
}
