'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { isKnownCustomer } from '@/lib/checkout/submit/known-customer';
import { SignInLink } from './sign-in-offer';

/** Tells a guest whose address belongs to an account; going on as a guest stays one click away. */
export function KnownCustomer({ email }: { email: string }) {
  const t = useTranslations('checkout.email');
  if (!useKnownCustomer(email)) return null;
  return (
    <Alert kind="info" className="mt-4">
      <p className="text-ink">{t('known')}</p>
      <SignInLink />
    </Alert>
  );
}

/** The last question: the step and, once it is done, its summary ask the same. */
let asked: { email: string; answer: Promise<boolean> } | null = null;

/** Whether an e-mail address belongs to an account; false until that is known. */
function useKnownCustomer(email: string): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (asked?.email !== email) asked = { email, answer: isKnownCustomer(email) };
    asked.answer.then((isKnown) => {
      if (isCurrent) setKnown(isKnown ? email : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return known !== null && known === email;
}
