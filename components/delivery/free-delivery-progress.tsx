import type { Cart } from '@/lib/cart/cart';
import { freeDelivery } from '@/lib/delivery/free-delivery';
import { formatMoney, type Money } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** From what sum on delivery is free, and how a basket is told. */
export interface FreeDeliveryOffer {
  from: Money;
  /** `{price}` more is needed. */
  missing: string;
  reached: string;
}

interface FreeDeliveryProgressProps {
  cart: Cart;
  offer: FreeDeliveryOffer;
  display: TaxDisplayType;
  locale: string;
}

/** How far the basket is from free delivery, as text and as a bar. */
export function FreeDeliveryProgress({ cart, offer, display, locale }: FreeDeliveryProgressProps) {
  const progress = freeDelivery(cart, offer.from, display);
  if (!progress) return null;
  const { missing, share } = progress;
  return (
    <div className="text-sm">
      <p className={missing ? '' : 'font-medium text-leaf'}>
        {missing ? offer.missing.replace('{price}', formatMoney(missing, locale)) : offer.reached}
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-leaf" style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  );
}
