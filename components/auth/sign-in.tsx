'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { pathAfterSignIn, pathWithFrom } from '@/lib/auth/sign-in-path';
import { takeEnded } from '@/lib/auth/watch-session';
import { CREATE_ACCOUNT_PATH } from '@/lib/config/paths';
import { useSignedIn, useUserStore } from '@/lib/customer/user-store';
import { SignInForm } from './sign-in-form';

/** The page's form; who is signed in goes on to where they came from [ROUTE-12]. */
export function SignIn() {
  const t = useTranslations('signIn');
  const isSignedIn = useSignedIn();
  const [isEnded, setEnded] = useState(false);
  const [createHref, setCreateHref] = useState(CREATE_ACCOUNT_PATH);
  useEffect(() => {
    setEnded(takeEnded());
    setCreateHref(pathWithFrom(CREATE_ACCOUNT_PATH));
  }, []);
  const isBusy = useUserStore((state) => state.pending !== null);
  useEffect(() => {
    // A document of its own: nothing that was read as a guest stays in memory. The guest's cart is merged before.
    if (isSignedIn && !isBusy) window.location.replace(pathAfterSignIn());
  }, [isSignedIn, isBusy]);
  return (
    <>
      {isEnded ? (
        <Alert kind="info" className="mb-6">
          {t('ended')}
        </Alert>
      ) : null}
      <SignInForm />
      <p className="mt-8 border-line border-t pt-6">
        {t('noAccount')}{' '}
        <a href={createHref} className="target font-medium text-evergreen underline underline-offset-4">
          {t('create')}
        </a>
      </p>
    </>
  );
}
