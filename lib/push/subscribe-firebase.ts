import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

// The shop's own addition to Magento: it is asked only where the backend has it (`getPushConfig`).
const subscribeDocument = graphql(`
  mutation SubscribeFirebase($token: String!) {
    subscribeFirebase(token: $token) {
      result
      message
    }
  }
`);

/** Registers this browser as the customer's [PWA-2]; once more does no harm. Throws AppError where the backend refuses. */
export async function subscribeFirebase(token: string): Promise<void> {
  const { subscribeFirebase: answer } = await mutate(
    subscribeDocument,
    { token },
    { isQueued: false, isRepeatable: true, isSigned: true },
  );
  if (!answer?.result) throw new AppError('refused', answer?.message ?? 'The push token was not registered');
}
