import { type Cart, type CartShippingMethod, shownAmount } from '@/lib/cart/cart';
import type { Money } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

export interface FreeDelivery {
  /** Still to be put in the basket; null where delivery is free. */
  missing: Money | null;
  /** How far the basket is, 0 to 1. */
  share: number;
}

/**
 * How far a cart is from free delivery, counted as Magento counts: what is paid for the goods, after vouchers; the
 * cart's shipping methods go before it. Null where nothing is posted, or the address or a rule takes the offer away.
 */
export function freeDelivery(
  { isVirtual, totals, shippingMethods, shippingMethod }: Cart,
  freeFrom: Money,
  display: TaxDisplayType,
): FreeDelivery | null {
  if (isVirtual) return null;
  const offers = shippingMethods.filter(({ available }) => available);
  const free = { missing: null, share: 1 };
  if ([...offers, shippingMethod].some((method) => method && isFreePost(method))) return free;
  const goods = shownAmount(totals.subtotal, display);
  if (goods.currency !== freeFrom.currency) return null;
  const discounts = totals.discounts.reduce((sum, { amount }) => sum + Math.abs(amount.minor), 0);
  const paid = goods.minor - discounts;
  if (paid < freeFrom.minor) {
    return { missing: { ...freeFrom, minor: freeFrom.minor - paid }, share: Math.max(0, paid) / freeFrom.minor };
  }
  return offers.length > 0 ? null : free;
}

/** What the shopper fetches (Magento's in-store pickup) is free for everybody, and no delivery. */
function isFreePost({ carrier_code, price }: CartShippingMethod): boolean {
  return price.includingTax.minor === 0 && carrier_code !== 'instore';
}
