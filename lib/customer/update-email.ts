import { renameOwner } from '@/lib/browser/session/session-owner';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { duringStep } from './during-step';
import { refreshDetails } from './read-details';

const updateEmailDocument = graphql(`
  mutation updateCustomerEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) {
      customer {
        email
      }
    }
  }
`);

/** Changes the address that the customer signs in with; the session goes on. Throws AppError. */
export async function updateEmail(email: string, password: string): Promise<void> {
  await duringStep('updateCustomer', () => mutate(updateEmailDocument, { email, password }));
  renameOwner(email);
  await refreshDetails();
}
