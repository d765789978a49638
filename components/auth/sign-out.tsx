'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Busy } from '@/components/ui/spinner';

/** Signs out as soon as it stands, and says so; a failing backend keeps nobody signed in here. */
export function SignOut({ homeHref, signInHref }: { homeHref: string; signInHref: string }) {
  const t = useTranslations('signOut');
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void import('@/lib/auth/sign-out').then(({ signOut }) => signOut()).then(() => setDone(true));
  }, []);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  if (!isDone) return <Busy label={t('busy')} />;
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="rounded-sm text-xl">
        {t('done')}
      </h2>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={homeHref}>{t('goOn')}</ButtonLink>
        <ButtonLink href={signInHref} look="secondary">
          {t('again')}
        </ButtonLink>
      </p>
    </div>
  );
}
