import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import type { Order } from './order';

// Magento 2.4.7 and later: callers check the capabilities for `Mutation.cancelOrder`.
const cancelOrderDocument = graphql(`
  mutation cancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      error
      order {
        id
        status
      }
    }
  }
`);

/** Whether an order may be cancelled: nothing is shipped, something is open. Magento itself refuses one on hold. */
export function canBeCancelled({ items }: Pick<Order, 'items'>): boolean {
  if (items.some(({ quantity }) => quantity.shipped > 0)) return false;
  return items.some(({ quantity: { ordered, canceled, refunded, invoiced }, isSent }) => {
    const rest = ordered - canceled - refunded;
    // What no parcel brings is complete once it is paid.
    return rest > 0 && (isSent || invoiced < ordered);
  });
}

/** Cancels one of the customer's orders; an order that is paid is refunded. Throws AppError, with the backend's reason. */
export async function cancelOrder(id: number, reason: string): Promise<void> {
  const { cancelOrder: answer } = await askToCancel(btoa(String(id)), reason).catch((error) => {
    if (!isOfOrderId(error)) throw error;
    return askToCancel(String(id), reason);
  });
  if (answer?.error || !answer?.order) throw new AppError('refused', answer?.error ?? 'The order was not cancelled');
}

function askToCancel(order_id: string, reason: string) {
  return mutate(cancelOrderDocument, { input: { order_id, reason } });
}

/**
 * 2.4.7 wants the decimal number and names the parameter in every language; the newest wants the uid. That comes first:
 * 2.4.7 takes none for a number, while the newest takes some numbers for uids of nothing.
 */
function isOfOrderId(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'refused' && error.message.includes('"order_id"');
}
