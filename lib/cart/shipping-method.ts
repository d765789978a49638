import type { CartShippingMethod } from '@/lib/cart/cart';

/** By which a shipping method is known, as `flatrate_flatrate`: by Magento in its orders, by `Arrivals`, by statistics. */
export function methodCode({ carrier_code, method_code }: Pick<CartShippingMethod, 'carrier_code' | 'method_code'>) {
  return `${carrier_code}_${method_code}`;
}

/** A shipping method as shoppers read it: the carrier, and which of its methods, each where it has a name. */
export function methodTitle({
  carrier_title,
  method_title,
}: Pick<CartShippingMethod, 'carrier_title' | 'method_title'>): string {
  return [carrier_title, method_title].filter(Boolean).join(': ');
}
