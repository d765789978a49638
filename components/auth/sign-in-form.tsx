'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PasswordInput } from '@/components/forms/password-input';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import type { Credentials } from '@/lib/auth/sign-in';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';

const FIELDS = ['email', 'password'] as const;
const EMPTY: Credentials = { email: '', password: '' };

const loadSchema = () => import('@/lib/auth/schema').then(({ credentialsSchema }) => credentialsSchema);

/** Signs in where it stands; whoever shows it follows the user store. `forgot` is the way to a new password. */
export function SignInForm({ forgot }: { forgot: ReactNode }) {
  const t = useTranslations('signIn');
  const form = useForm<Credentials>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });

  async function submit(credentials: Credentials) {
    const { signIn } = await import('@/lib/auth/sign-in');
    await signIn(credentials);
  }

  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('title')} onSubmit={submit} reasons={CUSTOMER_REASONS} className="grid gap-4">
      <TextInput<Credentials> name="email" type="email" label={t('email')} autoComplete="username" />
      <PasswordInput<Credentials> name="password" label={t('password')} autoComplete="current-password" />
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isSubmitting} className="w-full sm:w-fit">
          {isSubmitting ? t('busy') : t('submit')}
        </Button>
        {forgot}
      </p>
    </Form>
  );
}
