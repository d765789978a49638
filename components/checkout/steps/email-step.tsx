'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { useLoaded } from '@/components/ui/use-loaded';
import { readDraft, removeDraft } from '@/lib/browser/session/session-storage';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitEmail } from '@/lib/checkout/submit/submit-email';
import { SignInOffer } from './sign-in-offer';
import { SubmitButton } from './step-frame';

interface EmailValues {
  email: string;
}

const CHECKED = ['email'] as const;

const emailOf = ({ email }: EmailValues) => email;
const loadSchema = () => import('@/lib/checkout/submit/step-schemas').then(({ emailSchema }) => emailSchema);

/** A guest's e-mail; whoever has an account already is offered to sign in. */
export function EmailStep() {
  const t = useTranslations('checkout');
  const given = useCheckoutStore((state) => state.email) ?? '';
  const [first] = useState(() => {
    const draft = readDraft('draft_email');
    return typeof draft === 'string' ? draft : given;
  });
  const form = useForm<EmailValues>({ defaultValues: { email: first }, checked: CHECKED, loadSchema });
  const [left, setLeft] = useState('');
  useDraft('draft_email', form, emailOf);

  async function submit({ email }: EmailValues) {
    await submitEmail(email);
    removeDraft('draft_email');
  }

  return (
    <Form form={form} onSubmit={submit} className="max-w-120">
      <TextInput<EmailValues>
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email.label')}
        hint={t('email.hint')}
        onBlur={(event) => setLeft(event.target.value)}
      />
      <SignInOffer />
      <Known email={left} />
      <SubmitButton>{t('continue')}</SubmitButton>
    </Form>
  );
}

/** The e-mail as it stands in the step that is done. */
export function EmailSummary() {
  const email = useCheckoutStore((state) => state.email);
  return (
    <>
      <p className="break-all">{email}</p>
      <Known email={email ?? ''} />
    </>
  );
}

const loadKnown = () => import('./known-customer').then((code) => code.KnownCustomer);
const goOn = () => undefined;

/** Asks about an address as soon as there is one; where its code cannot come the guest just goes on. */
function Known({ email }: { email: string }) {
  const isAddress = /\S@\S+\.\S/.test(email);
  const KnownCustomer = useLoaded(loadKnown, isAddress, goOn);
  return KnownCustomer && isAddress ? <KnownCustomer email={email} /> : null;
}
