import type { OrderFailure } from '@/lib/checkout/state/checkout-state';
import type { AppError } from '@/lib/errors/app-error';
import { ORDER_REASONS } from '@/lib/magento/order-reasons';

// Apart from `order-failure.ts`, which only whoever orders loads.

/** Failures of which a known sentence of the backend's says more than the shop's own. */
const BACKEND_MESSAGES: readonly OrderFailure[] = ['address', 'payment', 'cart', 'rules'];

/** Whether what the backend said tells the shopper more than the failure's own sentence. */
export function saysMore({ kind, message }: AppError, failure: OrderFailure): boolean {
  if (kind !== 'refused' || failure === 'tooMany') return false;
  if (BACKEND_MESSAGES.includes(failure)) return true;
  const [, known] = ORDER_REASONS.find(([name]) => name === failure) ?? [];
  return !known?.test(message);
}
