'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { Alert } from '@/components/ui/alert';
import { pagePath } from '@/lib/browser/page-store';
import { readDraft, removeDraft } from '@/lib/browser/session-storage';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitEmail } from '@/lib/checkout/submit/submit-email';
import { CHECKOUT_PATH, SIGN_IN_PATH } from '@/lib/config/paths';
import { SubmitButton } from './submit-button';

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
      <KnownCustomer email={left} className="mt-4" />
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
      <KnownCustomer email={email ?? ''} className="mt-3" />
    </>
  );
}

/** Tells a guest whose address belongs to an account; going on as a guest stays one click away. */
function KnownCustomer({ email, className }: { email: string; className?: string }) {
  const t = useTranslations('checkout.email');
  if (!useKnownCustomer(email)) return null;
  return (
    <Alert kind="info" className={className}>
      <p className="text-ink">{t('known')}</p>
      <a
        href={`${pagePath(SIGN_IN_PATH)}?from=${encodeURIComponent(pagePath(CHECKOUT_PATH))}`}
        className="inline-flex min-h-11 items-center font-medium text-evergreen underline underline-offset-4"
      >
        {t('signIn')}
      </a>
    </Alert>
  );
}

/** The last question: the step and, once it is done, its summary ask the same. */
let asked: { email: string; answer: Promise<boolean> } | null = null;

/** Whether an e-mail address belongs to an account; false until that is known, and for what is no address. */
function useKnownCustomer(email: string): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (!/\S@\S+\.\S/.test(email)) return;
    let isCurrent = true;
    if (asked?.email !== email) asked = { email, answer: askWhether(email) };
    asked.answer.then((isKnown) => {
      if (isCurrent) setKnown(isKnown ? email : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return known !== null && known === email;
}

/** Its code comes when there is an address to ask about; without it the guest just goes on. */
async function askWhether(email: string): Promise<boolean> {
  const code = await import('@/lib/checkout/submit/known-customer').catch(() => null);
  return code ? code.isKnownCustomer(email) : false;
}
