'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Busy } from '@/components/ui/spinner';
import { signOut } from '@/lib/auth/sign-out';
import { takeMark } from '@/lib/browser/session/session-mark';

/** Signs out at once, and says so, or that the account was deleted; a failing backend keeps nobody signed in here. */
export function SignOut({ homeHref, signInHref }: { homeHref: string; signInHref: string }) {
  const t = useTranslations('signOut');
  const [done, setDone] = useState<'done' | 'deleted' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const outcome = takeMark('account_deleted') ? 'deleted' : 'done';
    void signOut().then(() => setDone((known) => known ?? outcome));
  }, []);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  if (!done) return <Busy label={t('busy')} />;
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="w-fit rounded-sm text-xl">
        {t(done)}
      </h2>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={homeHref} data-page="CMS_PAGE">
          {t('goOn')}
        </ButtonLink>
        {done === 'done' ? (
          <ButtonLink href={signInHref} look="secondary">
            {t('again')}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
