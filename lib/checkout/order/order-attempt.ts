import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import { isFields } from '@/lib/checkout/state/stored-shapes';
import { fromStoredOrder, type PlacedOrder, toStoredOrder } from './receipt';

/** An order that was sent and whose answer is not known yet. */
export interface OrderAttempt {
  cartId: string;
  sentAt: number;
  /** Epoch milliseconds after which its request cannot be at work any more; missing until its answer is lost. */
  overAt?: number;
  /** The receipt that it becomes, as far as it is known before the answer. */
  receipt: PlacedOrder;
}

// After a day the shop knows better than this browser what became of it.
const KEPT_MS = 24 * 60 * 60_000;

/** Where the browser keeps nothing, an attempt lives as long as the page. */
let inMemory: OrderAttempt | null = null;

/** Marks, before it is sent, that an order is sent: whatever happens to its answer, nobody pays twice. */
export function storeOrderAttempt(attempt: OrderAttempt): void {
  inMemory = attempt;
  writeStored('order_attempt', JSON.stringify({ ...attempt, receipt: toStoredOrder(attempt.receipt) }));
}

/** The order that was sent without an answer, by whichever tab; null where there is none, or none of today. */
export function readOrderAttempt(): OrderAttempt | null {
  const attempt = toOrderAttempt(readStoredJson('order_attempt')) ?? inMemory;
  if (!attempt || Date.now() - attempt.sentAt <= KEPT_MS) return attempt;
  clearOrderAttempt();
  return null;
}

export function clearOrderAttempt(): void {
  inMemory = null;
  removeStored('order_attempt');
}

function toOrderAttempt(value: unknown): OrderAttempt | null {
  if (!isFields(value)) return null;
  const { cartId, sentAt, overAt } = value;
  const receipt = fromStoredOrder(value.receipt);
  if (typeof cartId !== 'string' || typeof sentAt !== 'number' || !receipt) return null;
  if (overAt === undefined) return { cartId, sentAt, receipt };
  return typeof overAt === 'number' ? { cartId, sentAt, overAt, receipt } : null;
}

const LOCK = 'order';

/** `busy` where another tab is at it. Without locks (old browsers, plain HTTP) the attempt's mark keeps tabs apart. */
export async function inOneTab<T>(task: () => Promise<T>, busy: () => T | Promise<T>): Promise<T> {
  if (!navigator.locks) return task();
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? task() : busy()));
}
