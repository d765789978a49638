'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/** Sends the form of a step; it says when it is busy, and a second click does nothing meanwhile. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const t = useTranslations('checkout');
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" aria-disabled={isSubmitting} className="mt-6 w-full sm:w-auto sm:min-w-56">
      {isSubmitting ? (
        <>
          <Spinner />
          {t('saving')}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
