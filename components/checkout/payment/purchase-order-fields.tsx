'use client';

import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/forms/text-input';
import type { PaymentValues } from '@/lib/checkout/payment/payment-values';

/** The number of the buyer's own order. */
export function PurchaseOrderFields() {
  const t = useTranslations('checkout.payment');
  return (
    <TextInput<PaymentValues>
      name="purchaseOrderNumber"
      autoComplete="off"
      maxLength={32}
      label={t('purchaseOrderNumber')}
      hint={t('purchaseOrderHint')}
      className="max-w-80"
    />
  );
}
