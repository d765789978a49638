import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { type AddressInput, toInput } from './create-address';
import { duringStep } from './during-step';
import { forgetAddress } from './forget-address';
import { refreshDetails } from './read-details';

const updateAddressDocument = graphql(`
  mutation updateCustomerAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) {
      id
    }
  }
`);

/** Changes an address of the customer's book, or only whether it is a default one [SESS-11]. Throws AppError. */
export async function updateAddress(id: number, input: AddressInput): Promise<void> {
  await duringStep('updateAddress', () =>
    mutate(updateAddressDocument, { id, input: toInput(input) }, { isRepeatable: true }),
  );
  forgetAddress(id);
  await refreshDetails();
}
