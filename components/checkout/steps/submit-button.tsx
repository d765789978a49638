'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useContext } from 'react';
import { SendingContext } from '@/components/forms/form-frame';
import { Button } from '@/components/ui/controls/button';
import { Spinner } from '@/components/ui/spinner';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

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
