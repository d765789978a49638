'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Errors, FormFrame, loadErrors, sendFailure } from '@/components/forms/form-frame';
import { TextField } from '@/components/ui/controls/field';
import { Said } from '@/components/ui/said';
import { useLoaded } from '@/components/ui/use-loaded';
import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitEmail } from '@/lib/checkout/submit/submit-email';
import { email, required } from '@/lib/forms/rules';
import { useErrorText } from '@/lib/magento/use-error-text';
import { SignInOffer } from './sign-in-offer';
import { SubmitButton } from './step-frame';

/** Who goes on filling it in without a connection is still told what is wrong. */
function prepare() {
  loadErrors().catch(() => undefined);
}

/**
 * A guest's e-mail; whoever has an account already is offered to sign in. With its one field it does without the forms'
 * library, which the first load of most checkouts would bring for it alone: that comes with the next step.
 */
export function EmailStep() {
  const t = useTranslations('checkout');
  const tCheck = useTranslations('validation');
  const errorText = useErrorText();
  const id = useId();
  const given = useCheckoutStore((state) => state.email) ?? '';
  const [text, setText] = useState(() => {
    const draft = readDraft('draft_email');
    return typeof draft === 'string' ? draft : given;
  });
  const [left, setLeft] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);

  const complaint = required(text) ?? email(text);
  const message = isChecked && complaint ? tCheck(complaint.key) : null;
  const label = t('email.label');

  async function send() {
    setChecked(true);
    setRefusal(null);
    if (!complaint) {
      try {
        await submitEmail(text);
        removeDraft('draft_email');
      } catch (error) {
        const failure = await sendFailure(error);
        setRefusal(failure && errorText(failure));
      }
    }
    setAttempt((count) => count + 1);
  }

  return (
    <FormFrame send={send} prepare={prepare} className="max-w-140">
      <Errors attempt={attempt} fields={message ? [{ id, label, message }] : []} general={refusal ? [refusal] : []} />
      <SignInOffer />
      <TextField
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={label}
        hint={t('email.hint')}
        marked
        error={message ? <Said>{message}</Said> : null}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          writeDraft('draft_email', target.value);
        }}
        onBlur={() => {
          setLeft(text);
          setChecked(true);
        }}
      />
      <Known email={left} />
      <SubmitButton>{t('continue')}</SubmitButton>
    </FormFrame>
  );
}

/** The e-mail as it stands in the step that is done. */
export function EmailSummary() {
  const email = useCheckoutStore((state) => state.email) ?? '';
  const [name, host] = email.split('@');
  return (
    <>
      <p className="wrap-anywhere">
        {name}@<wbr />
        {host}
      </p>
      <Known email={email} />
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
