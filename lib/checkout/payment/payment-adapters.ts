import { banktransfer } from './banktransfer';
import { braintree } from './braintree';
import { cashondelivery } from './cashondelivery';
import { checkmo } from './checkmo';
import { free } from './free';
import type { PaymentAdapter } from './payment-adapter';
import { purchaseorder } from './purchaseorder';

const ADAPTERS: readonly PaymentAdapter[] = [checkmo, banktransfer, cashondelivery, purchaseorder, free, braintree];

/** How a method of the backend is paid here; null for one that this shop cannot handle. */
export function paymentAdapter(code: string): PaymentAdapter | null {
  return ADAPTERS.find((adapter) => adapter.code === code) ?? null;
}

/**
 * The methods that can be offered, in the backend's order. One that is not known here stays hidden: it may want
 * fields or a visit elsewhere, and an order without them would never be paid.
 */
export function payableMethods<Method extends { code: string }>(methods: readonly Method[]): Method[] {
  return methods.filter(({ code }) => paymentAdapter(code) !== null);
}
