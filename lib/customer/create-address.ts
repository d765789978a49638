import { mutate } from '@/lib/magento/browser/calls';
import { graphql, type VariablesOf } from '@/lib/magento/graphql';
import { duringStep } from './during-step';
import { refreshDetails } from './read-details';

const createAddressDocument = graphql(`
  mutation createCustomerAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      id
    }
  }
`);

type Input = VariablesOf<typeof createAddressDocument>['input'];

/** What is said of an address; a country is named as the directories name it. */
export type AddressInput = Omit<Input, 'country_code'> & { country_code?: string };

/** Countries come from the backend itself, which alone knows whether its list has them. */
export function toInput(input: AddressInput): Input {
  return input as Input;
}

/** Puts an address into the customer's book [SESS-11]. Throws AppError. */
export async function createAddress(input: AddressInput): Promise<void> {
  await duringStep('updateAddress', () => mutate(createAddressDocument, { input: toInput(input) }));
  await refreshDetails();
}
