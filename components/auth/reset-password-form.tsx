'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PasswordInput } from '@/components/forms/password-input';
import { useForm } from '@/components/forms/use-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import type { NewPassword } from '@/lib/auth/schema';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';
import { Outcome } from './outcome';

const FIELDS = ['email', 'password'] as const;
const EMPTY: NewPassword = { email: '', password: '' };

const loadSchema = () => import('@/lib/auth/schema').then(({ newPasswordSchema }) => newPasswordSchema);

interface ResetPasswordFormProps {
  signInHref: string;
  forgotHref: string;
}

/** Sets a new password by the token of the page's address [SESS-9]. */
export function ResetPasswordForm({ signInHref, forgotHref }: ResetPasswordFormProps) {
  const t = useTranslations('resetPassword');
  const form = useForm<NewPassword>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });
  const [isIncomplete, setIncomplete] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => setIncomplete(readResetToken() === null), []);

  async function submit(values: NewPassword) {
    const { resetPassword } = await import('@/lib/auth/reset-password');
    await resetPassword(values, readResetToken() ?? '');
    setDone(true);
  }

  if (isDone) {
    return (
      <Outcome title={t('done')} text={t('doneText')}>
        <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
      </Outcome>
    );
  }
  const newLink = (
    <ButtonLink href={forgotHref} look="secondary" className="w-full sm:w-fit">
      {t('forgot')}
    </ButtonLink>
  );
  if (isIncomplete) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert kind="error">{t('incomplete')}</Alert>
        {newLink}
      </div>
    );
  }
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('title')} onSubmit={submit} reasons={CUSTOMER_REASONS} className="grid gap-4">
      <TextInput<NewPassword> name="email" type="email" label={t('email')} autoComplete="username" />
      <PasswordInput<NewPassword>
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <p className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting} className="w-full sm:w-fit">
          {isSubmitting ? t('busy') : t('submit')}
        </Button>
        {newLink}
      </p>
    </Form>
  );
}

/** The token of the link in Magento's e-mail; null where the page was opened without [ROUTE-11]. */
function readResetToken(): string | null {
  return new URLSearchParams(window.location.search).get('token')?.trim() || null;
}
