'use client';

import { useCallback, useRef, useState } from 'react';
import type { CardGateway } from '@/lib/checkout/payment/card-gateway';

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
