'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useLayoutEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/forms/field';
import { cardBrand, groupDigits, writeExpiry } from '@/lib/checkout/payment/card';
import type { PaymentValues } from '@/lib/checkout/payment/payment-methods';
import type { CardFormProps } from './payment-values';

const USUAL_CVC_DIGITS = 3;

/** Number, expiry and security code of a card; each is written as it stands on the card. */
export function CardFields({ onHosted }: Pick<CardFormProps, 'onHosted'>) {
  const t = useTranslations('checkout.card');
  const { setValue } = useFormContext<PaymentValues>();
  const brand = cardBrand(useWatch<PaymentValues, 'card.number'>({ name: 'card.number' }) ?? '');

  // They alone are the page's to check. Before it is seen, so that they have their marks.
  useLayoutEffect(() => {
    onHosted(false);
    return () => onHosted(true);
  }, [onHosted]);

  function tidyNumber({ target }: ChangeEvent<HTMLInputElement>) {
    // In the middle of the number the cursor would jump.
    if (target.selectionStart === target.value.length) setValue('card.number', groupDigits(target.value));
  }

  return (
    <div className="grid max-w-100 gap-4">
      <div className="relative">
        <TextInput<PaymentValues>
          name="card.number"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          label={t('number')}
          onChange={tidyNumber}
          onBlur={({ target }) => setValue('card.number', groupDigits(target.value))}
        />
        <p role="status" className="absolute top-0 right-0 text-ink-soft text-sm">
          {brand?.name ?? ''}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-4">
        <TextInput<PaymentValues>
          name="card.expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
          label={t('expiry')}
          hint={t('expiryHint')}
          onBlur={({ target }) =>
            setValue('card.expiry', writeExpiry(target.value), { shouldValidate: target.value !== '' })
          }
        />
        <TextInput<PaymentValues>
          name="card.cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          label={t('cvc')}
          hint={t('cvcHint', { digits: brand?.cvcDigits ?? USUAL_CVC_DIGITS })}
        />
      </div>
    </div>
  );
}
