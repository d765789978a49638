import type { Order } from '@/lib/orders/order';

/** Whether an order may be cancelled: nothing is shipped, something is open. Magento itself refuses one on hold. */
export function canBeCancelled({ items }: Pick<Order, 'items'>): boolean {
  if (items.some(({ quantity }) => quantity.shipped > 0)) return false;
  return items.some(({ quantity: { ordered, canceled, refunded, invoiced }, isSent }) => {
    const rest = ordered - canceled - refunded;
    // What no parcel brings is complete once it is paid.
    return rest > 0 && (isSent || invoiced < ordered);
  });
}
