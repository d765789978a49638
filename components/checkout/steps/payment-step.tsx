'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/checkout/outcome/failure-notice';
import { PaymentForm } from '@/components/checkout/payment/payment-form';
import { Alert } from '@/components/ui/alert';
import type { Cart } from '@/lib/cart/cart';
import { offeredMethods } from '@/lib/checkout/payment/offered-methods';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

/** How to pay: what the backend offers for the cart and this shop can handle [CHK-9]. */
export function PaymentStep({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.payment');
  const isLost = useCheckoutStore((state) => state.isPaymentLost);
  const failure = useCheckoutStore((state) => (state.paymentMethodError ? state.orderFailure : null));
  const error = useCheckoutStore((state) => state.paymentMethodError);
  const methods = offeredMethods(cart);
  if (methods.length === 0) return <Alert kind="warning" title={t('none')} />;
  return (
    <>
      {failure && error ? <FailureNotice failure={failure} error={error} /> : null}
      {isLost && !failure ? (
        <Alert kind="info" className="mb-5">
          {t('again')}
        </Alert>
      ) : null}
      <PaymentForm key={methods.map(({ code }) => code).join(' ')} methods={methods} total={cart.totals.grandTotal} />
    </>
  );
}
