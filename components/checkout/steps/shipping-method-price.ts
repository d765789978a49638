import type { ShippingMethod } from '@/lib/checkout/state/shipping-method';
import { formatMoney } from '@/lib/format/format-money';
import type { TaxDisplayType } from '@/lib/store/store-config';

/** What a way of delivery costs, as the shop shows its prices; `free` is said where it costs nothing. */
export function shippingMethodPrice(
  { price }: ShippingMethod,
  display: TaxDisplayType,
  locale: string,
  free: string,
): string {
  const shown = display === 1 ? price.excludingTax : price.includingTax;
  return shown.minor > 0 ? formatMoney(shown, locale) : free;
}
