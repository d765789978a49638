'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { pagePath } from '@/lib/browser/page-store';
import { SIGN_OUT_PATH } from '@/lib/config/paths';
import { AppError } from '@/lib/errors/app-error';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';
import { useErrorText } from '@/lib/magento/use-error-text';

/** Offers to end the account; it asks for the password first. */
export function DeleteAccount() {
  const t = useTranslations('accountInformation');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className="mt-12 sm:max-w-140 border-line border-t pt-6">
      <h2 className="mb-2 text-lg">{t('deleteAccount')}</h2>
      <p className="mb-4 text-ink-soft">{t('deleteText')}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('deleteAccount')}
      </Button>
      {createPortal(
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={t('deleteTitle')}
          name={t('deleteTitle')}
          closeLabel={t('close')}
        >
          {isOpen ? <Confirmation onKeep={close} /> : null}
        </Dialog>,
        document.body,
      )}
    </section>
  );
}

interface Values {
  password: string;
}

const CHECKED = ['password'] as const;
const loadSchema = () => import('@/lib/auth/schema').then(({ presentPasswordSchema }) => presentPasswordSchema);

function Confirmation({ onKeep }: { onKeep: () => void }) {
  const t = useTranslations('accountInformation');
  const errorText = useErrorText(CUSTOMER_REASONS);
  const form = useForm<Values>({ loadSchema, checked: CHECKED, defaultValues: { password: '' } });

  async function submit({ password }: Values) {
    try {
      const { deleteAccount } = await import('@/lib/auth/delete-account');
      await deleteAccount(password);
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'refused')) throw error;
      return form.setError('password', { type: 'server', message: errorText(error) });
    }
    // The page that signs out clears all that the browser still has of the customer.
    window.location.replace(pagePath(SIGN_OUT_PATH));
  }

  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('deleteTitle')} onSubmit={submit} className="grid gap-4 p-4 sm:p-6">
      <p>{t('deleteText')}</p>
      <TextInput<Values> name="password" type="password" label={t('deletePassword')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? t('deleting') : t('deleteForGood')}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </Form>
  );
}
