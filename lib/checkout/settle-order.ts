import { readCartId } from '@/lib/cart/cart-id';
import { ensureCart } from '@/lib/cart/ensure-cart';
import { forgetCart } from '@/lib/cart/forget-cart';
import { clearSavedCheckout } from './checkout-storage';
import { change, useCheckoutStore } from './checkout-store';
import { forgetOrderAttempt } from './order-attempt';
import { pause } from './pause';
import type { PlacedOrder } from './receipt';
import { storeReceipt } from './receipt-storage';
import { acceptedOrder } from './transitions';

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
