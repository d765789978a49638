import { change, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { inOneTab } from '@/lib/checkout/state/one-tab';
import { foundNoOrder, lostOrder, submitted } from '@/lib/checkout/state/transitions';
import { toAppError } from '@/lib/magento/to-app-error';
import { forgetOrderAttempt, readOrderAttempt } from './order-attempt';
import { OrderUnknown } from './order-failure';
import { resolveAttempt } from './place-order';

/** What a look after an order that was sent without an answer found. */
export type OrderCheck = 'none' | 'placed' | 'notPlaced' | 'unknown';

/**
 * Asks what became of an order whose answer was lost, also in an earlier life of the page: `placed` sets the receipt,
 * `notPlaced` allows another try, `unknown` leaves paying blocked. `none`: no order is open. Never throws.
 */
export async function checkOrder(): Promise<OrderCheck> {
  if (!readOrderAttempt()) {
    if (useCheckoutStore.getState().outcome === 'unknown') change(foundNoOrder);
    return 'none';
  }
  change(submitted, 'order');
  try {
    return await inOneTab(look, () => {
      throw new OrderUnknown();
    });
  } catch (cause) {
    change(lostOrder, toAppError(cause));
    return 'unknown';
  }
}

/** Whoever has another cart by now may go on with that, whatever became of the order before. */
export function forgetOrder(): void {
  forgetOrderAttempt();
  change(foundNoOrder);
}

async function look(): Promise<OrderCheck> {
  const attempt = readOrderAttempt();
  if (attempt && (await resolveAttempt(attempt))) return 'placed';
  change(foundNoOrder);
  return 'notPlaced';
}
