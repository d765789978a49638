'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftKey, writeDraft } from '@/lib/browser/session/session-storage';

/** Keeps what is being entered for this tab, so that a reload loses nothing; `pick` gives the part to keep. */
export function useDraft<Values extends FieldValues, Output>(
  key: DraftKey,
  { subscribe }: Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>,
  pick: (values: Values) => unknown,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(key, pick(values)),
      }),
    [key, subscribe, pick],
  );
}
