'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { AppError } from '@/lib/errors/app-error';
import type { Money } from '@/lib/format/money';
import { CardFields } from './card-fields';
import { ChallengeDialog } from './challenge-dialog';
import type { CollectPayment } from './collect-payment';
import { HostedCardFields } from './hosted-card-fields';
import { useCardGateway } from './use-card-gateway';
import { useChallenge } from './use-challenge';
import { useHostedCard } from './use-hosted-card';

export interface CardFormProps {
  collect: RefObject<CollectPayment | null>;
  /** What will be paid, for the bank to look at. */
  amount: Money;
  /** Told whether the provider has fields of its own, which nobody but it can check. */
  onHosted: (isHosted: boolean) => void;
}

/** The card form of the payment provider, loaded only when a card is chosen [CHK-9]. */
export function Braintree({ collect, amount, onHosted }: CardFormProps) {
  const t = useTranslations('checkout.card');
  const { gateway, hasFailed, tryAgain } = useCardGateway();
  const { asked, challenge, answer } = useChallenge(gateway);
  const hosted = gateway?.hosted ?? null;
  const { checkCard, ...hostedCard } = useHostedCard(hosted);

  useEffect(() => onHosted(hosted !== null), [hosted, onHosted]);

  useEffect(() => {
    collect.current = async ({ card }) => {
      if (!gateway) throw new AppError('network', t('unreachable'));
      if (gateway.hosted && !checkCard()) return null;
      const { nonce, label, needsChallenge } = await gateway.take(card, amount);
      if (needsChallenge && !(await challenge(nonce))) return null;
      return { nonce, label };
    };
    return () => {
      collect.current = null;
    };
  }, [collect, gateway, challenge, checkCard, amount, t]);

  if (hasFailed) {
    return (
      <Alert kind="error" title={t('unreachable')}>
        <Button look="secondary" className="mt-3" onClick={tryAgain}>
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
      {hosted ? <HostedCardFields hosted={hosted} {...hostedCard} /> : <CardFields />}
      <p className="mt-4 flex items-start gap-2 text-ink-soft text-sm">
        <Icon name="shield" className="size-5 text-evergreen" />
        {t('safe')}
      </p>
      <ChallengeDialog isOpen={asked} onAnswer={answer} />
    </>
  );
}
