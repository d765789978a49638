'use client';

import { lazy, type RefObject, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentData } from '@/lib/checkout/checkout-state';
import type { PaymentValues } from '@/lib/checkout/payment-values';
import type { PaymentAdapter } from '@/lib/checkout/payments/payment-adapter';
import { PaymentNote } from './payment-note';
import { PurchaseOrderFields } from './purchase-order-fields';

/** Turns what was typed into what the order needs; null where the shopper broke it off. */
export type CollectPayment = (values: PaymentValues) => Promise<PaymentData | null>;

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
