'use client';

import { useTranslations } from 'next-intl';
import { AddressLines } from '@/components/checkout/address/address-lines';
import { FailureNotice } from '@/components/checkout/failure-notice';
import { PaymentForm } from '@/components/checkout/payments/payment-form';
import { Alert } from '@/components/ui/alert';
import type { Cart } from '@/lib/cart/cart';
import { isSameAsShipping } from '@/lib/checkout/address';
import { useCheckoutStore } from '@/lib/checkout/checkout-store';
import { offeredMethods } from '@/lib/checkout/offered-methods';

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

/** The way to pay, and the bill's address, as they stand in the step that is done. */
export function PaymentSummary({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout');
  const { paymentCode, paymentData, billingAddress, isVirtual } = useCheckoutStore();
  const title = cart.paymentMethods.find(({ code }) => code === paymentCode)?.title;
  const detail = paymentData?.label ?? paymentData?.purchaseOrderNumber;
  return (
    <>
      <p>{[title, detail].filter(Boolean).join(': ')}</p>
      {isVirtual || !billingAddress ? null : (
        <div className="mt-1">
          <span>{t('steps.billingAddress')}: </span>
          {isSameAsShipping(billingAddress) ? t('billing.same') : <AddressLines address={billingAddress} />}
        </div>
      )}
    </>
  );
}
