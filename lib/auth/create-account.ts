import { tell } from '@/lib/browser/shop-events';
import { duringStep } from '@/lib/customer/during-step';
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
export async function createAccount(account: NewAccount): Promise<void> {
  const { firstName, lastName, email, password, isSubscribed } = account;
  const input = { firstname: firstName, lastname: lastName, email, password, is_subscribed: isSubscribed };
  await duringStep('createAccount', () => mutate(createAccountDocument, { input }));
  tell({ type: 'registered' });
}
