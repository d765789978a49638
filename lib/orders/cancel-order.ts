import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

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

/** Cancels one of the customer's orders; an order that is paid is refunded. Throws AppError, with the backend's reason. */
export async function cancelOrder(id: number, reason: string): Promise<void> {
  // Unlike all else it takes the decimal number: a uid is refused.
  const { cancelOrder: answer } = await mutate(cancelOrderDocument, { input: { order_id: String(id), reason } });
  if (answer?.error || !answer?.order) throw new AppError('refused', answer?.error ?? 'The order was not cancelled');
}
