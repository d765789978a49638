'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Busy } from '@/components/ui/spinner';
import { signOut } from '@/lib/auth/sign-out';
import { takeMark } from '@/lib/browser/session/session-mark';

type Outcome = 'done' | 'deleted';

interface SignOutProps {
  homeHref: string;
  signInHref: string;
}

/** Signs out at once, and says so, or that the account was deleted; a failing backend keeps nobody signed in here. */
export function SignOut({ homeHref, signInHref }: SignOutProps) {
  const t = useTranslations('signOut');
  const [done, setDone] = useState<Outcome | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const outcome = takeMark('account_deleted') ? 'deleted' : 'done';
    void signOut().then(() => setDone((known) => known ?? outcome));
  }, []);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <div className="grid gap-4">
      <h1 ref={heading} tabIndex={-1} className="-mx-1 w-fit rounded-sm px-1 text-2xl md:text-3xl">
        {t(done ?? 'title')}
      </h1>
      {done ? <SignedOut done={done} homeHref={homeHref} signInHref={signInHref} /> : <Busy label={t('busy')} />}
    </div>
  );
}

function SignedOut({ done, homeHref, signInHref }: SignOutProps & { done: Outcome }) {
  const t = useTranslations('signOut');
  return (
    <>
      <p className="text-ink-soft">{t('text')}</p>
      <p className="flex flex-wrap gap-3 *:max-sm:w-full">
        <ButtonLink href={homeHref} data-page="CMS_PAGE">
          {t('goOn')}
        </ButtonLink>
        {done === 'done' ? (
          <ButtonLink href={signInHref} look="secondary">
            {t('again')}
          </ButtonLink>
        ) : null}
      </p>
    </>
  );
}
