import { AppError } from '@/lib/errors/app-error';
import { refetchCart } from './cart-store';
import { ensureCart, replaceCart } from './ensure-cart';
import { tellOtherTabs } from './other-tabs';
import { isInvalidCart } from './refused-cart';
import { inTurn } from './turn';

/** What is done with a cart; a replacement is empty, so what was in the lost one is not there. */
export type CartTask<Result> = (cartId: string, isReplacement: boolean) => Promise<Result>;

/**
 * Does something with the visitor's cart: makes sure there is one; where the backend refuses it, gives it up,
 * gets another and tries once more, never twice [CART-3]. One after another, so each sees what the one before
 * it did; never call it from inside itself. Where the answer of a change was lost the cart is read again, since it
 * may have been carried out [NET-4]. Throws what `run` throws, or that no cart can be created.
 */
export function withCart<Result>(run: CartTask<Result>): Promise<Result> {
  return inTurn(async () => {
    try {
      const result = await bounded(run);
      tellOtherTabs();
      return result;
    } catch (error) {
      if (isLostAnswer(error)) {
        refetchCart();
        tellOtherTabs();
      }
      throw error;
    }
  });
}

/** As `withCart`, for what changes nothing of the cart: nobody is told. */
export function askOfCart<Result>(run: CartTask<Result>): Promise<Result> {
  return inTurn(() => bounded(run));
}

/** Whether nobody knows if the backend did what it was asked. */
function isLostAnswer(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'http');
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
