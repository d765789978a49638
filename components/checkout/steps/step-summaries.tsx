'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddressLines } from '@/components/address/address-lines';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { methodArrival } from '@/components/delivery/method-arrival';
import { isSameAsShipping, ownBillingAddress } from '@/lib/address/billing-address';
import { type Cart, shownAmount } from '@/lib/cart/cart';
import { methodCode, methodTitle } from '@/lib/cart/shipping-method';
import type { ShippingMethod } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { formatCharge } from '@/lib/format/charge';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** The address as it stands in the step that is done. */
export function ShippingAddressSummary() {
  const address = useCheckoutStore((state) => state.shippingAddress);
  return address ? <AddressLines address={address} /> : null;
}

/** The billing address of an order that is not sent, as it stands in the step that is done. */
export function BillingAddressSummary() {
  const address = useCheckoutStore((state) => ownBillingAddress(state.billingAddress));
  return address ? <AddressLines address={address} /> : null;
}

/** The chosen shipping method, and when it arrives, as they stand in the step that is done. */
export function ShippingMethodSummary() {
  const { display, arrivals } = useCheckoutFacts();
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { availableShippingMethods, shippingMethod, shippingMethodCode } = useCheckoutStore();
  const chosen = availableShippingMethods.find(
    (method) => method.code === shippingMethod && method.method_code === shippingMethodCode,
  );
  if (!chosen) return null;
  return (
    <>
      <p>
        {methodTitle(chosen)}
        {'\u00a0· '}
        <span className="tabular-nums">{shippingMethodPrice(chosen, display, locale, t('shippingMethod.free'))}</span>
      </p>
      {methodArrival(arrivals, methodCode(chosen), locale)}
    </>
  );
}

/** What a shipping method costs, as the shop shows its prices; `free` is said where it costs nothing. */
export function shippingMethodPrice(
  { price }: ShippingMethod,
  display: TaxDisplayType,
  locale: string,
  free: string,
): string {
  return formatCharge(shownAmount(price, display), locale, free);
}

/** The payment method and the billing address as they stand in the step that is done. */
export function PaymentSummary({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout');
  const { paymentCode, paymentData, billingAddress, isVirtual } = useCheckoutStore();
  const title = cart.paymentMethods.find(({ code }) => code === paymentCode)?.title;
  const detail = paymentData?.label ?? paymentData?.purchaseOrderNumber;
  return (
    <>
      <p>{[title, detail].filter(Boolean).join(': ')}</p>
      {isVirtual || !billingAddress ? null : (
        <div>
          {t('steps.billingAddress')}:{' '}
          {isSameAsShipping(billingAddress) ? t('billing.same') : <AddressLines address={billingAddress} />}
        </div>
      )}
    </>
  );
}
