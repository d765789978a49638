import type { TaxedMoney } from '@/lib/cart/cart';
import type { Money } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** The amount that comes first in a tax display. */
export function shownAmount(price: TaxedMoney, display: TaxDisplayType): Money {
  return display === 1 ? price.excludingTax : price.includingTax;
}
