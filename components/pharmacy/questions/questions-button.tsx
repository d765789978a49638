'use client';

import { type ComponentType, useState } from 'react';
import { buttonClass } from '@/components/ui/controls/button';
import { warn } from '@/lib/browser/notice-event';
import type { AskingProps } from './asking';

interface QuestionsButtonProps extends Omit<AskingProps, 'onDone'> {
  label: string;
  isDisabled: boolean;
}

/** Asks the questions about its form's product; all that asks comes at a press. */
export function QuestionsButton({ label, isDisabled, ...props }: QuestionsButtonProps) {
  const [Asking, setAsking] = useState<ComponentType<AskingProps> | null>(null);
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
        onClick={() =>
          import('./asking').then(
            (code) => setAsking(() => code.Asking),
            () => warn(props.lost),
          )
        }
        className={buttonClass('primary', 'w-full text-lg')}
      >
        {label}
      </button>
      {Asking ? <Asking {...props} onDone={() => setAsking(null)} /> : null}
    </>
  );
}
