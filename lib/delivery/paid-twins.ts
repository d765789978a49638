import type { CartShippingMethod } from '@/lib/cart/cart';
import type { TransitDays } from './arrival';

type Offered = Pick<CartShippingMethod, 'available' | 'price'>;

/** Shipping methods without those that cost what a free one does as soon; a chosen one, or one without days, stays. */
export function withoutPaidTwins<Method extends Offered>(
  methods: readonly Method[],
  daysOf: (method: Method) => TransitDays | undefined,
  chosen: Method | undefined,
): Method[] {
  const free = methods.filter((method) => method.available && method.price.includingTax.minor === 0).map(daysOf);
  const isTwin = (method: Method) => free.some((days) => isNoSooner(daysOf(method), days));
  return methods.filter((method) => method === chosen || method.price.includingTax.minor === 0 || !isTwin(method));
}

function isNoSooner(days: TransitDays | undefined, free: TransitDays | undefined): boolean {
  return days !== undefined && free !== undefined && days[0] >= free[0] && days[1] >= free[1];
}
