import { duringStep } from '@/lib/customer/during-step';
import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const requestResetDocument = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordResetEmail(email: $email)
  }
`);

/** In what Magento says where it wants a proof that the shop's forms do not give: that is about nobody. */
const CAPTCHA = /recaptcha/i;

/** Says of how many calls is too much: that is told, whoever asks. */
const TOO_MANY = 429;

/** Has Magento send a link [SESS-9, SESS-14]; a refusal counts as sent: nobody learns who is known. Throws AppError. */
export async function requestPasswordReset(email: string): Promise<void> {
  await duringStep('resetPassword', async () => {
    try {
      await mutate(requestResetDocument, { email }, { isQueued: false });
    } catch (error) {
      // Magento refuses addresses that it does not know, and those that asked a moment ago.
      const isAnswer = error instanceof AppError && error.kind === 'refused' && error.status !== TOO_MANY;
      if (!isAnswer || CAPTCHA.test(error.message)) throw error;
    }
  });
}
