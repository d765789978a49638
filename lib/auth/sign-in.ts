import { readStored, removeStored, writeStored } from '@/lib/browser/local-storage';
import { clearDrafts } from '@/lib/browser/private-storage';
import { ownerOf } from '@/lib/browser/session/session-owner';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { tell } from '@/lib/browser/shop-events';
import { ownSavedLines } from '@/lib/cart/own-saved-lines';
import { readCartId, tellOtherTabs } from '@/lib/cart/session/cart-session';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { discardCart, ensureCart } from '@/lib/cart/session/with-cart';
import { checkOrder } from '@/lib/checkout/order/check-order';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { cancelCheckout } from '@/lib/checkout/state/leave-checkout';
import { duringStep } from '@/lib/customer/during-step';
import { readDetails } from '@/lib/customer/read-details';
import { AppError } from '@/lib/errors/app-error';
import { discardCachedVisitor, mutate } from '@/lib/magento/browser/calls';
import { readToken } from '@/lib/magento/call-headers';
import { graphql } from '@/lib/magento/graphql';
import { storeToken } from './token';

const signInDocument = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) {
      token
    }
  }
`);

const mergeCartsDocument = graphql(`
  mutation MergeCarts($source: String!, $destination: String!) {
    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {
      id
      total_quantity
    }
  }
`);

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in and merges the guest's cart [SESS-8]; `resumeSession` repeats what fails after that. Throws AppError. */
export async function signIn({ email, password }: Credentials): Promise<void> {
  await duringStep('signIn', async () => {
    const { generateCustomerToken } = await mutate(signInDocument, { email, password }, { isQueued: false });
    const token = generateCustomerToken?.token;
    if (!token) throw new AppError('http', 'The commerce backend gave no token');
    // An order whose answer was lost is asked for as the guest who placed it.
    await checkOrder();
    const guestCart = readCartId();
    const owner = ownerOf(email);
    // What a guest has ordered stays on the page that they sign in from.
    const { receipt } = useCheckoutStore.getState();
    const ordered = readDraft('draft_ordered_lines');
    // It comes first: where it cannot be kept, the guest's cart stays as it is.
    storeToken(token);
    clearDrafts(owner);
    ownSavedLines(owner);
    cancelCheckout({ receipt });
    discardCart();
    discardCachedVisitor();
    if (guestCart) writeStored('merging_cart', guestCart);
    writeStored('session_owner', owner);
    if (ordered) writeDraft('draft_ordered_lines', ordered);
    tell({ type: 'signed-in' });
    await resumeSession().catch(() => undefined);
  });
}

/** What a page with a stored token begins with: a cart still to be merged, then the details. Throws AppError. */
export async function resumeSession(): Promise<void> {
  // It may have ended while this code was on its way; a guest's cart begins with the first product.
  if (readToken() === null) return;
  if (readStored('merging_cart')) await mergeGuestCart();
  else await ensureCart();
  await readDetails();
}

/** Tabs merge one after another: Magento does not see that a cart is being merged already. */
function mergeGuestCart(): Promise<void> {
  return navigator.locks ? navigator.locks.request('merge', mergeOnce) : mergeOnce();
}

/** Where the answer is lost or Magento breaks, the next page tries again: a cart that is merged already is refused. */
async function mergeOnce(): Promise<void> {
  const destination = await ensureCart();
  const source = readStored('merging_cart');
  try {
    if (source && source !== destination) await mutate(mergeCartsDocument, { source, destination });
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'refused')) throw error;
  }
  removeStored('merging_cart');
  refetchCart();
  tellOtherTabs();
}
