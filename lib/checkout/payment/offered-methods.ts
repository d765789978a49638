import type { Cart } from '@/lib/cart/cart';
import { payableMethods } from './payment-adapters';

/** The ways to pay that this cart can be paid by; what costs nothing is paid by nothing else. */
export function offeredMethods({ paymentMethods, totals }: Pick<Cart, 'paymentMethods' | 'totals'>) {
  const methods = payableMethods(paymentMethods);
  const free = methods.filter(({ code }) => code === 'free');
  return totals.grandTotal.minor === 0 && free.length > 0 ? free : methods.filter(({ code }) => code !== 'free');
}
