'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { AppError } from '@/lib/errors/app-error';
import { CardFields } from './card-fields';
import { ChallengeDialog } from './challenge-dialog';
import type { CollectPayment } from './collect-payment';
import { useCardGateway } from './use-card-gateway';
import { useChallenge } from './use-challenge';

/** The card form of the payment provider, loaded only when a card is chosen [CHK-9]. */
export function Braintree({ collect }: { collect: RefObject<CollectPayment | null> }) {
  const t = useTranslations('checkout.card');
  const { gateway, hasFailed, tryAgain } = useCardGateway();
  const { asked, challenge, answer } = useChallenge(gateway);

  useEffect(() => {
    collect.current = async ({ card }) => {
      if (!gateway) throw new AppError('network', t('unreachable'));
      const { nonce, label, needsChallenge } = await gateway.take(card);
      if (needsChallenge && !(await challenge(nonce))) return null;
      return { nonce, label };
    };
    return () => {
      collect.current = null;
    };
  }, [collect, gateway, challenge, t]);

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
      <CardFields />
      <p className="mt-4 flex items-start gap-2 text-ink-soft text-sm">
        <Icon name="shield" className="size-5 text-evergreen" />
        {t('safe')}
      </p>
      <ChallengeDialog isOpen={asked} onAnswer={answer} />
    </>
  );
}
