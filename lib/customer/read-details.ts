import type { Customer } from './customer';
import { duringStep } from './during-step';
import { readCustomer } from './read-customer';
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
