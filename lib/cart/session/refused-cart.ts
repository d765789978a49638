import { AppError } from '@/lib/errors/app-error';

/** Parts of Magento's messages of a cart that cannot be used any more [CART-3]. */
const REFUSALS = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
];

/** Whether the backend says that the cart is lost: ordered, expired, or somebody else's. */
export function isInvalidCart(error: unknown): boolean {
  return error instanceof AppError && error.kind !== 'network' && REFUSALS.some((text) => error.message.includes(text));
}
