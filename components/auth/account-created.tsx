'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';

interface AccountCreatedProps {
  email: string;
  homeHref: string;
  signInHref: string;
}

/** Takes the focus, since the form that had it is gone. */
export function AccountCreated({ email, homeHref, signInHref }: AccountCreatedProps) {
  const t = useTranslations('createAccount');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="rounded-sm text-xl">
        {t('created')}
      </h2>
      <p>{t('createdText', { email })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
        <ButtonLink href={homeHref} look="secondary">
          {t('goOn')}
        </ButtonLink>
      </p>
    </div>
  );
}
