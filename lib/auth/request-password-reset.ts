import { duringStep } from '@/lib/customer/during-step';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const requestResetDocument = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordResetEmail(email: $email)
  }
`);

/** Says of how many calls is too much: that is told, whoever asks. */
const TOO_MANY = 429;

/**
 * Has Magento send a link for a new password [SESS-9, SESS-14]. Magento refuses addresses that it does not know, and
 * those that asked a moment ago; nobody may learn which exist, so a refusal counts as sent. Throws AppError where the
 * backend was not reached.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await duringStep('resetPassword', async () => {
    try {
      await mutate(requestResetDocument, { email }, { isQueued: false });
    } catch (error) {
      const isAnswer = error instanceof AppError && error.kind === 'refused' && error.status !== TOO_MANY;
      if (!isAnswer) throw error;
    }
  });
}
