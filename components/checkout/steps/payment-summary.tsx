'use client';

import { useTranslations } from 'next-intl';
import { AddressLines } from '@/components/checkout/address/address-lines';
import type { Cart } from '@/lib/cart/cart';
import { isSameAsShipping } from '@/lib/checkout/address/address';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';

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
