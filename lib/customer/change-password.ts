import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { duringStep } from './during-step';

const changePasswordDocument = graphql(`
  mutation changeCustomerPassword($currentPassword: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      email
    }
  }
`);

/** Changes the customer's password; the session goes on. Throws AppError. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await duringStep('updatePassword', () => mutate(changePasswordDocument, { currentPassword, newPassword }));
}
