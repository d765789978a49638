'use client';

import { useCallback, useRef, useState } from 'react';
import type { HostedFieldName, HostedFieldState, HostedFields } from '@/lib/checkout/payment/card-gateway';

export type HostedStates = Record<HostedFieldName, HostedFieldState>;

const EMPTY: HostedStates = { number: 'empty', expirationDate: 'empty', cvv: 'empty' };
const NAMES = ['number', 'expirationDate', 'cvv'] as const satisfies HostedFieldName[];

/** What is in the payment provider's own fields, as far as the page may know it. */
export function useHostedCard(hosted: HostedFields | null) {
  const [states, setStates] = useState(EMPTY);
  const [brand, setBrand] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const latest = useRef(EMPTY);

  const onChange = useCallback((next: HostedStates, nextBrand: string | null) => {
    latest.current = next;
    setStates(next);
    setBrand(nextBrand);
  }, []);

  /** Whether the card is complete; else says what is wrong, and goes to the first field that is. */
  const checkCard = useCallback(() => {
    setTried(true);
    const wrong = NAMES.find((name) => latest.current[name] !== 'valid');
    if (wrong) hosted?.focus(wrong);
    return wrong === undefined;
  }, [hosted]);

  return { states, brand, hasTried, onChange, checkCard };
}
