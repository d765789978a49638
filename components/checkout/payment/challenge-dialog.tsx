'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextInput } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { CardGateway } from '@/lib/checkout/payment/card-gateway';
import { AppError } from '@/lib/errors/app-error';

interface ChallengeValues {
  code: string;
}

const CHECKED = ['code'] as const;

const loadSchema = () => import('@/lib/checkout/submit/step-schemas').then(({ challengeSchema }) => challengeSchema);

interface ChallengeDialogProps {
  isOpen: boolean;
  /** Takes the code; null breaks it off. */
  onAnswer: (code: string | null) => Promise<void>;
}

/** The bank asks whether it is really the shopper. It stands outside of the page's form, which cannot contain another. */
export function ChallengeDialog({ isOpen, onAnswer }: ChallengeDialogProps) {
  const t = useTranslations('checkout');
  return createPortal(
    <Dialog
      isOpen={isOpen}
      onClose={() => void onAnswer(null)}
      title={t('card.challengeTitle')}
      name={t('card.challengeTitle')}
      closeLabel={t('close')}
    >
      {isOpen ? <ChallengeForm onAnswer={onAnswer} /> : null}
    </Dialog>,
    document.body,
  );
}

function ChallengeForm({ onAnswer }: Pick<ChallengeDialogProps, 'onAnswer'>) {
  const t = useTranslations('checkout.card');
  const form = useForm<ChallengeValues>({ defaultValues: { code: '' }, checked: CHECKED, loadSchema });

  async function submit({ code }: ChallengeValues) {
    try {
      await onAnswer(code);
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'refused')) throw error;
      form.setError('code', { type: 'server', message: t('challengeFailed') });
    }
  }

  return (
    <Form form={form} onSubmit={submit} className="p-4 sm:p-6">
      <p className="mb-4 text-ink-soft">{t('challengeText')}</p>
      <TextInput<ChallengeValues>
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        label={t('challengeCode')}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{t('challengeSubmit')}</Button>
        <Button look="quiet" onClick={() => void onAnswer(null)}>
          {t('challengeCancel')}
        </Button>
      </div>
    </Form>
  );
}

interface Asked {
  nonce: string;
  settle: (isConfirmed: boolean) => void;
}

/** The bank's question, between taking a card and paying with it. */
export function useChallenge(gateway: CardGateway | null) {
  const pending = useRef<Asked | null>(null);
  const [asked, setAsked] = useState(false);

  /** Asks the shopper; true once the bank is content, false where the shopper breaks it off. */
  const challenge = useCallback((nonce: string) => {
    setAsked(true);
    return new Promise<boolean>((settle) => {
      pending.current = { nonce, settle };
    });
  }, []);

  /** The shopper's code, or null for none. Throws where the bank does not accept the code. */
  const answer = useCallback(
    async (code: string | null) => {
      const question = pending.current;
      if (!question || !gateway) return;
      if (code !== null) await gateway.answerChallenge(question.nonce, code);
      pending.current = null;
      setAsked(false);
      question.settle(code !== null);
    },
    [gateway],
  );

  return { asked, challenge, answer };
}
