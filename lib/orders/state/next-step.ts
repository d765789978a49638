import type { Order } from '@/lib/orders/order';
import type { ItemProgress } from './progress';

/** What happens next with an order, as far as its quantities tell: its status is a merchant's own word. */
export type NextStep = 'pay' | 'pack' | 'some' | 'rest' | 'prepare' | 'sent' | 'ready' | 'refunded' | 'cancelled';

/** After these steps nothing more comes. */
const SETTLED: readonly (NextStep | null)[] = ['sent', 'ready', 'refunded', 'cancelled'];

/** As much of an order as its row in the history has, too. */
interface Known extends Pick<Order, 'isPaidLater'> {
  items: readonly ItemProgress[];
  shipments: readonly unknown[];
  invoices: readonly unknown[];
  totals: Pick<NonNullable<Order['totals']>, 'grandTotal'> | null;
}

/** Null where it cannot be told. */
export function nextStep({ items, shipments, invoices, totals, isPaidLater }: Known): NextStep | null {
  if (items.length === 0) return null;
  if (items.every((item) => restOf(item) <= 0)) {
    return items.some(({ quantity }) => quantity.refunded > 0) ? 'refunded' : 'cancelled';
  }
  const sent = items.filter(({ isSent }) => isSent);
  const waiting = sent.filter((item) => restOf(item) > item.quantity.shipped);
  // Of a bundle whose parts are sent one by one Magento never says that it was.
  if (shipments.length > 0 && waiting.some(({ parts }) => parts.length > 0)) return 'some';
  if (sent.some(isShipped)) return waiting.length > 0 ? 'rest' : 'sent';
  if (isPaidLater && invoices.length === 0 && (totals?.grandTotal.minor ?? 0) > 0) return 'pay';
  if (waiting.length > 0) return 'pack';
  const isReady = items.every((item) => item.isSent || restOf(item) <= item.quantity.invoiced);
  return isReady ? 'ready' : 'prepare';
}

/** Whether more comes of an order, or may: buying it once more is then not what one came for. */
export function isOpen(order: Known): boolean {
  return isAhead(nextStep(order));
}

/** Whether more comes after a step; where none is known, more may. */
export function isAhead(step: NextStep | null): boolean {
  return !SETTLED.includes(step);
}

/** How much of a line still counts. */
function restOf({ quantity: { ordered, canceled, refunded } }: ItemProgress): number {
  return ordered - canceled - refunded;
}

function isShipped({ quantity }: ItemProgress): boolean {
  return quantity.shipped > 0;
}
