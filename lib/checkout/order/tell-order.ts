import { tell } from '@/lib/browser/shop-events';
import type { PlacedOrder } from './stored-order';

/** Tells of an order to whoever counts, once by its number. What another device has ordered, without a total here, it tells itself. */
export function tellOrder({ id, number, grandTotal }: PlacedOrder): void {
  const name = number ?? (id === null ? null : String(id));
  if (grandTotal && name) tell({ type: 'ordered', number: name, total: grandTotal });
}
