import { duringStep } from '@/lib/customer/during-step';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import type { NewPassword } from './schema';

const resetPasswordDocument = graphql(`
  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {
    resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword)
  }
`);

/** Sets a new password by the link's token [SESS-6, SESS-9]; signs nobody in. Throws AppError: Magento says why not. */
export async function resetPassword({ email, password }: NewPassword, token: string): Promise<void> {
  await duringStep('resetPassword', () =>
    mutate(resetPasswordDocument, { email, token, newPassword: password }, { isQueued: false }),
  );
}
