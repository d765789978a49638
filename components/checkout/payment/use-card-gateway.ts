'use client';

import { useEffect, useState } from 'react';
import type { CardGateway } from '@/lib/checkout/payment/card-gateway';
import { openCardGateway } from '@/lib/checkout/payment/open-card-gateway';
import { reportError } from '@/lib/errors/report-error';

/** The gateway that takes cards: null while it opens, and where it could not be opened. */
export function useCardGateway() {
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
