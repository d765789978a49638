import { duringStep } from '@/lib/customer/user-store';
import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import type { NewAccount } from './schema';

const createAccountDocument = graphql(`
  mutation CreateAccount($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) {
      customer {
        email
      }
    }
  }
`);

/** Creates a customer's account; does not sign in. Throws AppError: the backend says why it refuses. */
export async function createAccount({ firstName, lastName, email, password }: NewAccount): Promise<void> {
  const input = { firstname: firstName, lastname: lastName, email, password, is_subscribed: false };
  await duringStep('createAccount', () => mutate(createAccountDocument, { input }));
}
