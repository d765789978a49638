import { AppError } from '@/lib/errors/app-error';
import { read } from '@/lib/magento/browser/calls';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { type Customer, toCustomer } from './customer';
import { customerDocument } from './documents';
import { duringStep } from './during-step';
import { useUserStore } from './user-store';

let asking: Promise<Customer> | null = null;

/** Reads who is signed in, with their addresses, into the user store; one read for all who ask at once. Throws AppError. */
export function readDetails(): Promise<Customer> {
  asking ??= duringStep('getDetails', readCustomer)
    .then((currentUser) => {
      // Who has signed out meanwhile is not brought back.
      if (useUserStore.getState().isSignedIn) useUserStore.setState({ currentUser });
      return currentUser;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Reads them again after a change of theirs; where that fails they are unknown, rather than the old ones. Never throws. */
export async function refreshDetails(): Promise<void> {
  // What is on its way may have been read before the change.
  await asking?.catch(() => undefined);
  await readDetails().catch(() => useUserStore.setState({ currentUser: null }));
}

/** Who is signed in, with their address book. Throws AppError, also where nobody is signed in. */
export async function readCustomer(): Promise<Customer> {
  const { customer } = await read(customerDocument, {});
  if (!customer) throw new AppError('refused', NOT_AUTHORIZED);
  return toCustomer(customer);
}
