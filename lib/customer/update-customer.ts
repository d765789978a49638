import { mutate } from '@/lib/magento/browser/calls';
import { graphql, type VariablesOf } from '@/lib/magento/graphql';
import { duringStep } from './during-step';
import { refreshDetails } from './read-details';

const updateCustomerDocument = graphql(`
  mutation updateCustomer($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) {
      customer {
        email
      }
    }
  }
`);

type CustomerInput = VariablesOf<typeof updateCustomerDocument>['input'];

/** Changes what the customer says of themselves, and whether letters come. Throws AppError. */
export async function updateCustomer(input: CustomerInput): Promise<void> {
  await duringStep('updateCustomer', () => mutate(updateCustomerDocument, { input }, { isRepeatable: true }));
  await refreshDetails();
}
