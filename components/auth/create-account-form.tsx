'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Checkbox } from '@/components/forms/checkbox';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PasswordInput } from '@/components/forms/password-input';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { prefilledAccount } from '@/lib/auth/prefilled-account';
import type { NewAccount } from '@/lib/auth/schema';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';
import { Outcome } from './outcome';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
const EMPTY: NewAccount = { firstName: '', lastName: '', email: '', password: '', isSubscribed: false };

const loadSchema = () => import('@/lib/auth/schema').then(({ newAccountSchema }) => newAccountSchema);

export interface CreateAccountFormProps {
  homeHref: string;
  signInHref: string;
  /** Offers the newsletter where the store view has one. */
  hasNewsletter: boolean;
  /** Where the store says what becomes of data, if anywhere. */
  privacyHref: string | null;
  /** By the address or by the last order [SESS-10]; the drawer lies over pages whose query says something else. */
  isPrefilled?: boolean;
  /** Below the form, as long as it stands. */
  children?: ReactNode;
}

/** Creates an account and signs in with it, where it stands; who shows it follows the user store. */
export function CreateAccountForm({
  homeHref,
  signInHref,
  hasNewsletter,
  privacyHref,
  isPrefilled = false,
  children,
}: CreateAccountFormProps) {
  const t = useTranslations('createAccount');
  const form = useForm<NewAccount>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });
  const { getValues, setValue } = form;
  const [created, setCreated] = useState<string | null>(null);

  // The page is the same for everybody, so what is known of the shopper comes in the browser.
  useEffect(() => {
    if (!isPrefilled) return;
    void prefilledAccount().then((known) => {
      // Who was faster has typed it.
      for (const [name, value] of known) if (!getValues(name)) setValue(name, value);
    });
  }, [isPrefilled, getValues, setValue]);

  async function submit(account: NewAccount) {
    const { createAccount } = await import('@/lib/auth/create-account');
    await createAccount(account);
    try {
      const { signIn } = await import('@/lib/auth/sign-in');
      await signIn(account);
    } catch {
      // The account is there; whether it has to be confirmed first, Magento's refusals do not tell.
      setCreated(account.email);
    }
  }

  if (created) {
    return (
      <Outcome title={t('created')} text={t('createdText', { email: created })}>
        <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
        <ButtonLink href={homeHref} data-page="CMS_PAGE" look="secondary">
          {t('goOn')}
        </ButtonLink>
      </Outcome>
    );
  }
  const { isSubmitting } = form.formState;
  return (
    <>
      <Form form={form} label={t('title')} onSubmit={submit} reasons={CUSTOMER_REASONS} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          <TextInput<NewAccount> name="firstName" label={t('firstName')} autoComplete="given-name" />
          <TextInput<NewAccount> name="lastName" label={t('lastName')} autoComplete="family-name" />
        </div>
        <TextInput<NewAccount> name="email" type="email" label={t('email')} autoComplete="email" />
        <PasswordInput<NewAccount>
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
        />
        {hasNewsletter ? <Checkbox<NewAccount> name="isSubscribed" label={t('newsletter')} /> : null}
        <p className="text-ink-soft text-sm">
          {t('privacy')}{' '}
          {privacyHref ? (
            <a href={privacyHref} className="font-medium text-evergreen underline underline-offset-4">
              {t('privacyLink')}
            </a>
          ) : null}
        </p>
        <Button type="submit" aria-disabled={isSubmitting} className="sm:w-fit">
          {isSubmitting ? t('busy') : t('submit')}
        </Button>
      </Form>
      {children}
    </>
  );
}
