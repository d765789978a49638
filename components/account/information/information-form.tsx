'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { SelectInput } from '@/components/forms/select-input';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import type { AccountInformation } from '@/lib/auth/schema';
import { readDraft, removeDraft } from '@/lib/browser/session/session-storage';
import type { Customer } from '@/lib/customer/customer';
import { toggleAccountEdit, useUserStore } from '@/lib/customer/user-store';
import { AppError } from '@/lib/errors/app-error';
import { CUSTOMER_REASONS } from '@/lib/magento/customer-reasons';
import { isWrongPassword } from '@/lib/magento/magento-messages';
import { useErrorText } from '@/lib/magento/use-error-text';

interface InformationFormProps {
  customer: Customer;
  /** Opens with the password where the page's address says so; what is saved is not asked for again. */
  isFirst: boolean;
  onSaved: () => void;
}

const DRAFT = 'draft_account';
const GENDERS = ['1', '2', '3'] as const;

/** Names and the like, and behind their boxes the e-mail and the password, which need the present password [SESS-7]. */
export function InformationForm({ customer, isFirst, onSaved }: InformationFormProps) {
  const t = useTranslations('accountInformation');
  const errorText = useErrorText(CUSTOMER_REASONS);
  const [first] = useState(() => withDraft(valuesOf(customer), readDraft(DRAFT)));
  const [isEmailEntered] = useState(first.email !== customer.email);
  const changesEmail = useUserStore((state) => state.change_email);
  const changesPassword = useUserStore((state) => state.change_password);
  const form = useForm<AccountInformation>({
    defaultValues: first,
    checked: [
      'firstname',
      'lastname',
      ...(changesEmail ? (['email'] as const) : []),
      ...(changesEmail || changesPassword ? (['currentPassword'] as const) : []),
      ...(changesPassword ? (['newPassword'] as const) : []),
    ],
    loadSchema: () =>
      import('@/lib/auth/schema').then(({ accountInformationSchema }) =>
        accountInformationSchema({ changesEmail, changesPassword, newPasswordLabel: t('newPassword') }),
      ),
  });
  useDraft(DRAFT, form, withoutPasswords);
  const { setError } = form;

  useEffect(() => {
    const isPasswordLink = isFirst && /\/changepass\/1\/?$/.test(window.location.pathname);
    toggleAccountEdit({ change_email: isEmailEntered, change_password: isPasswordLink });
    return () => toggleAccountEdit();
  }, [isEmailEntered, isFirst]);

  /** Does one part; what Magento has against it shows at its field. Says whether it was done. */
  async function done(field: 'email' | 'newPassword', task: () => Promise<void>): Promise<boolean> {
    try {
      await task();
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'refused')) throw error;
      setError(isWrongPassword(error) ? 'currentPassword' : field, { type: 'server', message: errorText(error) });
      return false;
    }
  }

  // What may be refused comes first: then nothing is saved yet.
  async function submit({ email, currentPassword, newPassword, ...rest }: AccountInformation) {
    if (changesEmail && email.trim() !== customer.email) {
      const { updateEmail } = await import('@/lib/customer/update-email');
      if (!(await done('email', () => updateEmail(email.trim(), currentPassword)))) return;
    }
    if (changesPassword) {
      const { changePassword } = await import('@/lib/customer/change-password');
      if (!(await done('newPassword', () => changePassword(currentPassword, newPassword)))) return;
      // Should the rest fail, the old password is not asked for any more.
      toggleAccountEdit();
    }
    const { updateCustomer } = await import('@/lib/customer/update-customer');
    await updateCustomer(toInput(rest));
    removeDraft(DRAFT);
    onSaved();
  }

  const { isSubmitting } = form.formState;
  return (
    <Form form={form} label={t('title')} onSubmit={submit} className="grid sm:max-w-140 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput<AccountInformation> name="firstname" label={t('firstname')} autoComplete="given-name" />
        <TextInput<AccountInformation> name="lastname" label={t('lastname')} autoComplete="family-name" />
      </div>
      <dl>
        <dt className="mb-1 text-ink-soft text-sm">{t('email')}</dt>
        <dd className="break-all">{customer.email}</dd>
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput<AccountInformation>
          name="date_of_birth"
          type="date"
          label={t('dateOfBirth')}
          optional
          autoComplete="bday"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
        />
        <SelectInput<AccountInformation>
          name="gender"
          label={t('gender')}
          optional
          placeholder={t('genderNone')}
          options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
          autoComplete="sex"
        />
      </div>
      <TextInput<AccountInformation> name="taxvat" label={t('taxvat')} optional className="sm:max-w-80" />
      <div>
        <CheckboxField
          label={t('changeEmail')}
          checked={changesEmail}
          onChange={({ target }) =>
            toggleAccountEdit({ change_email: target.checked, change_password: changesPassword })
          }
        />
        <CheckboxField
          label={t('changePassword')}
          checked={changesPassword}
          onChange={({ target }) => toggleAccountEdit({ change_email: changesEmail, change_password: target.checked })}
        />
      </div>
      {changesEmail ? (
        <TextInput<AccountInformation> name="email" type="email" label={t('email')} autoComplete="email" />
      ) : null}
      {changesEmail || changesPassword ? (
        <TextInput<AccountInformation>
          name="currentPassword"
          type="password"
          label={t('currentPassword')}
          hint={t('currentPasswordHint')}
          autoComplete="current-password"
        />
      ) : null}
      {changesPassword ? (
        <TextInput<AccountInformation>
          name="newPassword"
          type="password"
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
        />
      ) : null}
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2 sm:w-fit">
        {isSubmitting ? t('saving') : t('save')}
      </Button>
    </Form>
  );
}

function valuesOf({ firstname, lastname, date_of_birth, gender, taxvat, email }: Customer): AccountInformation {
  return {
    firstname,
    lastname,
    date_of_birth: date_of_birth?.slice(0, 10) ?? '',
    gender: gender ? String(gender) : '',
    taxvat: taxvat ?? '',
    email,
    currentPassword: '',
    newPassword: '',
  };
}

const KEPT = ['firstname', 'lastname', 'date_of_birth', 'gender', 'taxvat', 'email'] as const;

function withoutPasswords(values: AccountInformation) {
  return Object.fromEntries(KEPT.map((name) => [name, values[name]]));
}

/** Storage is anybody's to write: texts only, and no passwords. */
function withDraft(values: AccountInformation, draft: unknown): AccountInformation {
  const stored: Record<string, unknown> = Object(draft);
  const kept = KEPT.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : []));
  return { ...values, ...Object.fromEntries(kept) };
}

function toInput({ gender, ...rest }: Omit<AccountInformation, 'email' | 'currentPassword' | 'newPassword'>) {
  return { ...rest, gender: gender ? Number(gender) : null };
}
