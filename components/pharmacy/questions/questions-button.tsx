'use client';

import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { useQuestions } from './use-questions';

interface QuestionsButtonProps {
  sku: string;
  name: string;
  labels: { start: string; lost: string };
  /** Name of the form's field that takes the sealed answers. */
  field: string;
  /** The list that it stands in. */
  others: string | null;
  isDisabled: boolean;
}

/** Asks the questions about its form's product; answers that are suitable press the form's own button, which adds it. */
export function QuestionsButton({ sku, name, labels, field, others, isDisabled }: QuestionsButtonProps) {
  const answers = useRef<HTMLInputElement>(null);
  const { asked, isBusy, open, close } = useQuestions(sku, labels.lost);

  // Enter in a field of the form presses the button that adds, which has nothing to add yet.
  useEffect(() => {
    const form = answers.current?.form;
    const ask = (event: SubmitEvent) => {
      if (answers.current?.value) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    form?.addEventListener('submit', ask);
    return () => form?.removeEventListener('submit', ask);
  }, [open]);

  function add(text: string) {
    close();
    const { current: input } = answers;
    if (!input?.form) return;
    input.value = text;
    input.form.requestSubmit(input.form.querySelector<HTMLButtonElement>('button[data-add]'));
  }

  return (
    <>
      <input ref={answers} type="hidden" name={field} />
      <button
        type="button"
        data-ask=""
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        disabled={isDisabled}
        onClick={() => answers.current?.form?.reportValidity() && open()}
        className={buttonClass('primary', 'w-full text-lg')}
      >
        {labels.start}
      </button>
      {asked ? (
        <asked.Dialog {...{ sku, name, others }} source={asked.source} onAnswered={add} onClose={close} />
      ) : null}
    </>
  );
}
