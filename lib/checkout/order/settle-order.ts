import { readCartId } from '@/lib/cart/session/cart-id';
import { ensureCart } from '@/lib/cart/session/ensure-cart';
import { forgetCart } from '@/lib/cart/session/forget-cart';
import { clearSavedCheckout } from '@/lib/checkout/state/checkout-storage';
import { change, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { acceptedOrder } from '@/lib/checkout/state/transitions';
import { forgetOrderAttempt } from './order-attempt';
import { pause } from './pause';
import type { PlacedOrder } from './receipt';
import { storeReceipt } from './receipt-storage';

/** Nobody waits longer for the next cart than this before seeing the order. */
const NEW_CART_MS = 3_000;

/**
 * After an order [CHK-6]: the receipt is set, what was saved is cleared, the cart is let go and a new one created,
 * whose failure does not matter; then the order counts as accepted.
 */
export async function settleOrder(cartId: string, order: PlacedOrder): Promise<void> {
  storeReceipt(order);
  forgetOrderAttempt();
  useCheckoutStore.setState({ receipt: { order } });
  clearSavedCheckout();
  const current = readCartId();
  // A cart that the shopper has begun meanwhile is theirs to keep.
  if (current === null || current === cartId) {
    forgetCart();
    await Promise.race([ensureCart().catch(() => null), pause(NEW_CART_MS)]);
  }
  change(acceptedOrder, order);
}
