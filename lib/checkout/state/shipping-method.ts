import type { CartShippingMethod } from '@/lib/cart/cart';

/** A way of delivery; the carrier's code and title are also its `code` and `title` [CHK-12]. */
export interface ShippingMethod extends CartShippingMethod {
  code: string;
  title: string;
}

/** A way of delivery as the cart offers it, in the checkout's form. */
export function toShippingMethod(method: CartShippingMethod): ShippingMethod {
  return { ...method, code: method.carrier_code, title: method.carrier_title };
}
