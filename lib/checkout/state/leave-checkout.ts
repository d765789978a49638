import { removeDraft } from '@/lib/browser/session/session-storage';
import { cartFragment } from '@/lib/cart/cart-fragment';
import { readCartId } from '@/lib/cart/session/cart-session';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { toCart } from '@/lib/cart/to-cart';
import { read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { duringFullPageLoading } from '@/lib/shell/full-page-loading';
import { useShellStore } from '@/lib/shell/shell-store';
import { type CheckoutState, INITIAL_CHECKOUT, stepsOf } from './checkout-state';
import { clearSavedCheckout } from './checkout-storage';
import { begin, editStep, followCart, useCheckoutStore } from './checkout-store';

// Loaded when a shopper wants to leave or to start again: whoever goes through the steps needs none of it.

const checkoutCartDocument = graphql(
  `
    query checkoutCart($cartId: String!) {
      cart(cart_id: $cartId) {
        ...CartFields
      }
    }
  `,
  [cartFragment],
);

/** Leaves the checkout: its state but for what is `kept`, what was saved and what was being entered are gone [CHK-7]. */
export function cancelCheckout(kept: Partial<CheckoutState> = {}): void {
  leaveCheckout(kept);
  for (const draft of ['draft_email', 'draft_shipping_address', 'draft_billing_address'] as const) removeDraft(draft);
}

/** As `cancelCheckout`, but what was being entered stays, for whom it belongs to. */
export function leaveCheckout(kept: Partial<CheckoutState> = {}): void {
  clearSavedCheckout();
  useCheckoutStore.setState({ ...INITIAL_CHECKOUT, ...kept });
}

/** As `cancelCheckout`; closes the drawer too [CHK-7, SHELL-6]. */
export function resetCheckout(): void {
  cancelCheckout();
  useShellStore.getState().closeDrawer();
}

/** Starts the checkout again, by the backend's cart [SHELL-10]; does nothing while a step is sent. Never throws. */
export async function restartCheckout(): Promise<void> {
  if (useCheckoutStore.getState().isSubmitting) return;
  await duringFullPageLoading(async () => {
    const { cart } = await read(checkoutCartDocument, { cartId: readCartId() ?? '' }).catch(() => ({ cart: null }));
    resetCheckout();
    begin();
    // Whoever shows the cart says what is wrong with it, or replaces it.
    if (!cart) return refetchCart();
    followCart(toCart(cart));
    const [first] = stepsOf(useCheckoutStore.getState());
    if (first) editStep(first);
  });
}
