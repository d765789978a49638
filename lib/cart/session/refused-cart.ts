import { AppError } from '@/lib/errors/app-error';
import { INVALID_CART } from '@/lib/magento/magento-messages';

/** Whether the backend says that the cart is lost: ordered, expired, or somebody else's. */
export function isInvalidCart(error: unknown): boolean {
  return (
    error instanceof AppError && error.kind !== 'network' && INVALID_CART.some((text) => error.message.includes(text))
  );
}
