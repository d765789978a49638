import type { OrderFailure } from '@/lib/checkout/state/checkout-state';
import { SHOP_RULES } from '@/lib/config/constants';
import type { AppError } from '@/lib/errors/app-error';
import { ORDER_REASONS } from '@/lib/magento/order-reasons';

// Apart from `order-failure.ts`, which only whoever orders loads.

/** Failures of which a known sentence of the backend's says more than the shop's own. */
const BACKEND_WORDS: readonly OrderFailure[] = ['address', 'payment', 'cart'];

/** Whether what the backend said tells the shopper more than the failure's own sentence. */
export function saysMore({ kind, message }: AppError, failure: OrderFailure): boolean {
  const [, known] = ORDER_REASONS.find(([name]) => name === failure) ?? [];
  const isToldMore = BACKEND_WORDS.includes(failure) || !known?.test(message);
  return kind === 'refused' && failure !== 'tooMany' && isToldMore;
}

/** The cart's lines, by uid, that the shop's own rules have refused an order for. */
export function refusedLines(error: AppError | null): readonly string[] {
  return error?.category === SHOP_RULES ? (Object(error.cause).lines ?? []) : [];
}
