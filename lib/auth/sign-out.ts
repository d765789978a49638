import { removeStored } from '@/lib/browser/local-storage';
import { clearDrafts, PRIVATE_KEYS } from '@/lib/browser/private-storage';
import { discardCart } from '@/lib/cart/session/with-cart';
import { cancelCheckout, leaveCheckout } from '@/lib/checkout/state/leave-checkout';
import { clearCompare } from '@/lib/compare/compare-store';
import { resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor, mutate } from '@/lib/magento/browser/calls';
import { discardPersistedCaches } from '@/lib/magento/cache/persisted-cache';
import { graphql } from '@/lib/magento/graphql';
import { leavePush } from '@/lib/push/leave-push';
import { clearVisits } from '@/lib/pwa/caches';

const signOutDocument = graphql(`
  mutation SignOut {
    revokeCustomerToken {
      result
    }
  }
`);

/** Milliseconds that a shopper waits for who does not answer before the browser forgets them all the same. */
const PATIENCE = 5000;

/** Signs out, in [SESS-4]'s order. `isAsked`: false where the session ended; its owner's drafts stay. Never throws. */
export async function signOut({ isAsked = true } = {}): Promise<void> {
  const revoked = mutate(signOutDocument, {}, { isQueued: false, isTokenChecked: false }).catch(() => undefined);
  // A token that has ended needs nobody to wait for it.
  if (isAsked) await soon(Promise.all([revoked, leavePush()]));
  // Other tabs tell a customer who leaves from a session that has ended by what goes first.
  if (isAsked) removeStored('session_owner');
  removeStored('signin_token');
  clearCompare();
  resetUser();
  if (isAsked) cancelCheckout();
  else leaveCheckout();
  discardCachedVisitor();
  discardCart();
  for (const key of PRIVATE_KEYS) removeStored(key);
  if (isAsked) {
    clearDrafts();
    removeStored('saved_lines');
  }
  // Once more: another tab may have subscribed meanwhile. Without the token one that is about to leaves by itself.
  const left = isAsked ? soon(leavePush()) : undefined;
  await Promise.all([clearVisits(), discardPersistedCaches(), left]);
}

async function soon(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
