import { removeStored } from '@/lib/browser/local-storage';
import { setMark } from '@/lib/browser/session/session-mark';
import { duringStep } from '@/lib/customer/during-step';
import { useUserStore } from '@/lib/customer/user-store';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

const checkPasswordDocument = graphql(`
  mutation CheckPassword($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) {
      token
    }
  }
`);

// Magento 2.4.7 and later: the page checks the capabilities for `Mutation.deleteCustomer`.
const deleteAccountDocument = graphql(`
  mutation deleteCustomer {
    deleteCustomer
  }
`);

/** Deletes the account if the password fits, which Magento does not ask; the next page signs out. Throws AppError. */
export async function deleteAccount(password: string): Promise<void> {
  const email = useUserStore.getState().currentUser?.email ?? '';
  await duringStep('updateCustomer', async () => {
    await mutate(checkPasswordDocument, { email, password });
    await mutate(deleteAccountDocument, {});
    // It has died with the account: whoever still sent it would hear that their session has ended.
    removeStored('signin_token');
    setMark('account_deleted');
  });
}
