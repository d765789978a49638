import { mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { duringStep } from './during-step';
import { forgetAddress } from './forget-address';
import { refreshDetails } from './read-details';

const deleteAddressDocument = graphql(`
  mutation deleteCustomerAddress($id: Int!) {
    deleteCustomerAddress(id: $id)
  }
`);

/** Takes an address out of the customer's book [SESS-11]. Throws AppError: Magento keeps default ones. */
export async function deleteAddress(id: number): Promise<void> {
  await duringStep('deleteAddress', () => mutate(deleteAddressDocument, { id }));
  forgetAddress(id);
  await refreshDetails();
}
