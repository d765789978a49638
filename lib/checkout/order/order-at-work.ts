import { type OrderAttempt, readOrderAttempt } from './stored-order';

/** So long after it was sent the first request cannot be at work any more, whatever happened: an active cart is no order. */
const OVER_MS = 90_000;

/** An early break was not a slow order: its request is over so long after it was sent and after its answer was lost. */
const EARLY_MS = 15_000;
const LOST_MS = 7_000;

/** When the request of an order must be over, epoch milliseconds. `isCut`: its connection broke, nobody gave up. */
export function overAfter({ sentAt }: Pick<OrderAttempt, 'sentAt'>, { isCut = false } = {}): number {
  const now = Date.now();
  if (!isCut || now >= sentAt + EARLY_MS) return sentAt + OVER_MS;
  return Math.max(sentAt + EARLY_MS, now + LOST_MS);
}

/** Whether the request of an order may be at work still, sent by whichever tab. */
export function isOrderAtWork(): boolean {
  const attempt = readOrderAttempt();
  return attempt !== null && Date.now() < (attempt.overAt ?? overAfter(attempt));
}
