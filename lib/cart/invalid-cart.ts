import { AppError } from '@/lib/errors/app-error';
import { ensureCart, replaceCart } from './ensure-cart';
import { tellOtherTabs } from './other-tabs';
import { inTurn } from './turn';

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

/** What is done with a cart; a replacement is empty, so what was in the lost one is not there. */
export type CartTask<Result> = (cartId: string, isReplacement: boolean) => Promise<Result>;

/**
 * Does something with the visitor's cart: makes sure there is one; where the backend refuses it, gives it up,
 * gets another and tries once more, never twice [CART-3]. One after another, so each sees what the one before
 * it did; never call it from inside itself. Throws what `run` throws, or that no cart can be created.
 */
export function withCart<Result>(run: CartTask<Result>): Promise<Result> {
  return inTurn(async () => {
    const result = await bounded(run);
    tellOtherTabs();
    return result;
  });
}

async function bounded<Result>(run: CartTask<Result>): Promise<Result> {
  const cartId = await ensureCart();
  try {
    return await run(cartId, false);
  } catch (error) {
    if (!isInvalidCart(error)) throw error;
    return run(await replaceCart(cartId), true);
  }
}
