'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { CheckboxField } from '@/components/ui/controls/checkbox-field';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { CardGateway } from '@/lib/checkout/payment/card-gateway';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { openCardGateway } from '@/lib/checkout/payment/open-card-gateway';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { CardFields } from './card-fields';
import { ChallengeDialog, useChallenge } from './challenge-dialog';
import { focusChosen } from './focus-chosen';
import { HostedCardFields, useHostedCard } from './hosted-card-fields';
import type { CardFormProps } from './payment-values';

const loadSavedCards = () => import('./saved-cards').then((code) => code.SavedCards);

/** How a card pays, loaded only when a card is chosen [CHK-9]: one of the customer's saved ones, or a new one. */
export function CardForm(props: CardFormProps) {
  const { keepsCards } = useCheckoutFacts();
  const canKeep = useCheckoutStore((state) => state.isSignedIn) && keepsCards;
  const SavedCards = useLoaded(loadSavedCards, canKeep);
  if (canKeep && SavedCards === null) return <Skeleton className="h-60 w-full" />;
  const form = <NewCard {...props} canKeep={canKeep} />;
  return canKeep && SavedCards ? <SavedCards collect={props.collect}>{form}</SavedCards> : form;
}

/** The card form of the payment provider. */
function NewCard({ collect, amount, onHosted, canKeep }: CardFormProps & { canKeep: boolean }) {
  const t = useTranslations('checkout.card');
  const [isKept, setKept] = useState(false);
  const { gateway, hasFailed, tryAgain } = useCardGateway();
  const { asked, challenge, answer } = useChallenge(gateway);
  const hosted = gateway?.hosted ?? null;
  const { checkCard, ...hostedCard } = useHostedCard(hosted);

  useEffect(() => {
    collect.current = async ({ card }) => {
      if (!gateway) throw new AppError('network', t('unreachable'));
      if (gateway.hosted && !checkCard()) return null;
      const taken = await gateway.take(card, amount).catch((error: unknown) => {
        if (!(error instanceof AppError && error.kind === 'input')) throw error;
        // What the provider says of a card is for developers, in English.
        throw new AppError('input', t('notTaken'), { cause: error });
      });
      const { nonce, brand, ending, needsChallenge, isConfirmed } = taken;
      if (needsChallenge && !(await challenge(nonce))) return null;
      const confirmed = needsChallenge || isConfirmed ? { confirmed: amount } : {};
      return { card: newCard(nonce, isKept), label: t('saved', { brand, ending }), ...confirmed };
    };
    return () => {
      collect.current = null;
    };
  }, [collect, gateway, challenge, checkCard, amount, isKept, t]);

  if (hasFailed) {
    return (
      <Alert kind="error" title={t('unreachable')}>
        <Button
          look="secondary"
          className="mt-3"
          onClick={({ currentTarget }) => {
            focusChosen(currentTarget);
            tryAgain();
          }}
        >
          {t('tryAgain')}
        </Button>
      </Alert>
    );
  }
  if (!gateway) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-60 w-full" />
      </div>
    );
  }
  return (
    <>
      {hosted ? <HostedCardFields hosted={hosted} {...hostedCard} /> : <CardFields onHosted={onHosted} />}
      {canKeep ? (
        <CheckboxField
          label={t('keep')}
          hint={t('keepHint')}
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
          className="mt-4"
        />
      ) : null}
      <p className="mt-4 flex items-start gap-2 text-ink-soft text-sm">
        <Icon name="shield" className="size-5 text-evergreen" />
        {t('safe')}
      </p>
      <ChallengeDialog isOpen={asked} onAnswer={answer} />
    </>
  );
}

/** The gateway that takes cards: null while it opens, and where it could not be opened. */
function useCardGateway() {
  const [attempt, setAttempt] = useState(0);
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    openCardGateway().then(
      (opened) => {
        if (isCurrent) setGateway(opened);
      },
      (error: unknown) => {
        reportError('Opening the card form', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return { gateway, hasFailed, tryAgain: () => setAttempt((count) => count + 1) };
}
