'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import { prefilledAccount } from '@/lib/auth/prefilled-account';
import type { NewAccount } from '@/lib/auth/schema';
import { pathAfterSignIn } from '@/lib/auth/sign-in-path';
import { AccountCreated } from './account-created';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
const EMPTY: NewAccount = { firstName: '', lastName: '', email: '', password: '' };

const loadSchema = () => import('@/lib/auth/schema').then(({ newAccountSchema }) => newAccountSchema);

export function CreateAccountForm({ homeHref, signInHref }: { homeHref: string; signInHref: string }) {
  const t = useTranslations('createAccount');
  const form = useForm<NewAccount>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });
  const { setValue } = form;
  const [created, setCreated] = useState<string | null>(null);

  // The page is the same for everybody, so what the address tells comes in the browser.
  useEffect(() => {
    for (const [name, value] of prefilledAccount(window.location.search)) setValue(name, value);
  }, [setValue]);

  async function submit(account: NewAccount) {
    const { createAccount } = await import('@/lib/auth/create-account');
    await createAccount(account);
    try {
      const { signIn } = await import('@/lib/auth/sign-in');
      await signIn(account);
    } catch {
      // The account is there; it may have to be confirmed first.
      return setCreated(account.email);
    }
    window.location.replace(pathAfterSignIn());
  }

  if (created) return <AccountCreated email={created} homeHref={homeHref} signInHref={signInHref} />;
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('title')} onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput<NewAccount> name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextInput<NewAccount> name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <TextInput<NewAccount> name="email" type="email" label={t('email')} autoComplete="email" />
      <TextInput<NewAccount>
        name="password"
        type="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2 sm:w-fit">
        {isSubmitting ? t('busy') : t('submit')}
      </Button>
    </Form>
  );
}
