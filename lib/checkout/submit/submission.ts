import { isInvalidCart, readCartId, tellOtherTabs } from '@/lib/cart/session/cart-session';
import { refetchCart } from '@/lib/cart/session/cart-store';
import type { CheckoutPart } from '@/lib/checkout/state/checkout-state';
import { change, checkSession, rejected, submitted } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { toAppError } from '@/lib/magento/to-app-error';

/** The cart to check out. Throws where there is none [CHK-3]. */
export function requiredCartId(): string {
  const cartId = readCartId();
  if (!cartId) throw new AppError('input', 'Missing required information: cartId');
  return cartId;
}

/** Flags, `run`, its failure recorded and thrown on [CHK-2, CHK-3]; a refused cart is read again [CART-3]. */
export async function submission(part: CheckoutPart, run: (cartId: string) => Promise<void>): Promise<void> {
  change(submitted, part);
  try {
    checkSession();
    await run(requiredCartId());
    tellOtherTabs();
  } catch (cause) {
    const error = toAppError(cause);
    change(rejected, part, error);
    if (isInvalidCart(error)) refetchCart();
    throw error;
  }
}
