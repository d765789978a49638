'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentAdapter } from '@/lib/checkout/payment/payment-adapter';
import type { CardFormProps } from './card-form';
import { PaymentNote } from './payment-note';
import { PurchaseOrderFields } from './purchase-order-fields';

interface PaymentFieldsProps extends CardFormProps {
  adapter: PaymentAdapter;
}

// Nobody pays by card before a card is chosen.
const Braintree = lazy(async () => ({ default: (await import('./card-form')).Braintree }));

/** What a way to pay asks, or says, once it is chosen. */
export function PaymentFields({ adapter, ...card }: PaymentFieldsProps) {
  switch (adapter.fields) {
    case 'card':
      return (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <Braintree {...card} />
        </Suspense>
      );
    case 'purchaseOrderNumber':
      return <PurchaseOrderFields />;
    default:
      return <PaymentNote code={adapter.code} />;
  }
}
