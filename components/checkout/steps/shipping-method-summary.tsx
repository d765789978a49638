'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { shippingMethodPrice } from './shipping-method-price';

/** The chosen way of delivery as it stands in the step that is done. */
export function ShippingMethodSummary() {
  const { display } = useCheckoutFacts();
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { availableShippingMethods, shippingMethod, shippingMethodCode } = useCheckoutStore();
  const chosen = availableShippingMethods.find(
    (method) => method.code === shippingMethod && method.method_code === shippingMethodCode,
  );
  if (!chosen) return null;
  return (
    <p>
      {[chosen.title, chosen.method_title].filter(Boolean).join(': ')}
      {' · '}
      <span className="tabular-nums">{shippingMethodPrice(chosen, display, locale, t('shippingMethod.free'))}</span>
    </p>
  );
}
