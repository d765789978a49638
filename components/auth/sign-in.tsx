'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { pathWithFrom } from '@/lib/auth/sign-in-path';
import { takeMark } from '@/lib/browser/session/session-mark';
import { CONFIRMED_PARAM, CREATE_ACCOUNT_PATH, FORGOT_PASSWORD_PATH } from '@/lib/config/paths';
import { SignInForm } from './sign-in-form';
import { useGoOn } from './use-go-on';

const LINK = 'target font-medium text-evergreen underline underline-offset-4';

/** The page's form; who is signed in goes on to where they came from [ROUTE-12]. */
export function SignIn() {
  const t = useTranslations('signIn');
  useGoOn();
  const [isEnded, setEnded] = useState(false);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [hrefs, setHrefs] = useState({ create: CREATE_ACCOUNT_PATH, forgot: FORGOT_PASSWORD_PATH });
  useEffect(() => {
    setEnded(takeMark('session_ended'));
    setConfirmed(new URLSearchParams(window.location.search).get(CONFIRMED_PARAM));
    setHrefs({ create: pathWithFrom(CREATE_ACCOUNT_PATH), forgot: pathWithFrom(FORGOT_PASSWORD_PATH) });
  }, []);
  return (
    <>
      {isEnded ? (
        <Alert kind="info" className="mb-6">
          {t('ended')}
        </Alert>
      ) : null}
      {confirmed ? (
        <Alert kind={confirmed === 'true' ? 'success' : 'error'} className="mb-6">
          {t(confirmed === 'true' ? 'confirmed' : 'unconfirmed')}
        </Alert>
      ) : null}
      <SignInForm
        forgot={
          <a href={hrefs.forgot} className={`${LINK} inline-flex items-center`}>
            {t('forgot')}
          </a>
        }
      />
      <p className="mt-8 border-line border-t pt-6">
        {t('noAccount')}{' '}
        <a href={hrefs.create} className={LINK}>
          {t('create')}
        </a>
      </p>
    </>
  );
}
