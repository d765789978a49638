'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { pathWithFrom } from '@/lib/auth/sign-in-path';
import { SIGN_IN_PATH } from '@/lib/config/paths';
import { CreateAccountForm } from './create-account-form';
import { useGoOn } from './use-go-on';

/** The page's form; who is signed in goes on to where they came from. */
export function CreateAccount(props: Omit<ComponentProps<typeof CreateAccountForm>, 'isPrefilled' | 'children'>) {
  const t = useTranslations('createAccount');
  useGoOn();
  const [href, setHref] = useState(props.signInHref);
  useEffect(() => setHref(pathWithFrom(SIGN_IN_PATH)), []);
  return (
    <CreateAccountForm {...props} signInHref={href} isPrefilled>
      <p className="mt-8 border-line border-t pt-6">
        {t('hasAccount')}{' '}
        <a href={href} className="target font-medium text-evergreen underline underline-offset-4">
          {t('signIn')}
        </a>
      </p>
    </CreateAccountForm>
  );
}
