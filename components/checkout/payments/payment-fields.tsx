'use client';

import { lazy, type RefObject, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentAdapter } from '@/lib/checkout/payments/payment-adapter';
import type { CollectPayment } from './collect-payment';
import { PaymentNote } from './payment-note';
import { PurchaseOrderFields } from './purchase-order-fields';

interface PaymentFieldsProps {
  adapter: PaymentAdapter;
  /** Filled in by fields that have to ask somebody before the step can be sent. */
  collect: RefObject<CollectPayment | null>;
}

// Nobody pays by card before a card is chosen.
const Braintree = lazy(async () => ({ default: (await import('./braintree')).Braintree }));

/** What a way to pay asks, or says, once it is chosen. */
export function PaymentFields({ adapter, collect }: PaymentFieldsProps) {
  switch (adapter.fields) {
    case 'card':
      return (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <Braintree collect={collect} />
        </Suspense>
      );
    case 'purchaseOrderNumber':
      return <PurchaseOrderFields />;
    default:
      return <PaymentNote code={adapter.code} />;
  }
}
