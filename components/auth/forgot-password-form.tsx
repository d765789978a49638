'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import type { Forgotten } from '@/lib/auth/schema';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';
import { Outcome } from './outcome';

const FIELDS = ['email'] as const;
const EMPTY: Forgotten = { email: '' };

const loadSchema = () => import('@/lib/auth/schema').then(({ forgottenSchema }) => forgottenSchema);

/** Asks for a link to a new password; says the same of every address [SESS-9]. `wayOn` stands below what it says, `wayBack` beside its button. */
export function ForgotPasswordForm({ wayOn, wayBack }: { wayOn?: ReactNode; wayBack?: ReactNode }) {
  const t = useTranslations('forgotPassword');
  const form = useForm<Forgotten>({ loadSchema, checked: FIELDS, defaultValues: EMPTY });
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit({ email }: Forgotten) {
    const { requestPasswordReset } = await import('@/lib/auth/request-password-reset');
    await requestPasswordReset(email);
    setSentTo(email);
  }

  if (sentTo) {
    return (
      <Outcome title={t('sent')} text={t('sentText', { email: sentTo })}>
        {wayOn}
      </Outcome>
    );
  }
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('title')} onSubmit={submit} reasons={CUSTOMER_REASONS} className="grid gap-4">
      <TextInput<Forgotten> name="email" type="email" label={t('email')} autoComplete="username" />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isSubmitting} className="w-full sm:w-fit">
          {isSubmitting ? t('busy') : t('submit')}
        </Button>
        {wayBack}
      </div>
    </Form>
  );
}
