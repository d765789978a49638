'use client';

import { useTranslations } from 'next-intl';

/** Ways to pay that need a word of what happens next. */
const NOTES = ['checkmo', 'banktransfer', 'cashondelivery', 'free'] as const;

/** What a way to pay means, where it asks for nothing. */
export function PaymentNote({ code }: { code: string }) {
  const t = useTranslations('checkout.payment.notes');
  const note = NOTES.find((one) => one === code);
  return note ? <p className="text-ink-soft text-sm">{t(note)}</p> : null;
}
