'use client';

import { useEffect, useState } from 'react';
import { isKnownCustomer } from '@/lib/checkout/state/known-customer';

/** The last question: the step and, once it is done, its summary ask the same. */
let asked: { email: string; answer: Promise<boolean> } | null = null;

/** Whether an e-mail address belongs to an account; false until that is known, and for what is no address. */
export function useKnownCustomer(email: string): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (!/\S@\S+\.\S/.test(email)) return;
    let isCurrent = true;
    if (asked?.email !== email) asked = { email, answer: isKnownCustomer(email) };
    asked.answer.then((isKnown) => {
      if (isCurrent) setKnown(isKnown ? email : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return known !== null && known === email;
}
