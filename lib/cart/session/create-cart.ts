import { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';
import { keepCartId } from './cart-id';
import { resetCart, useCartStore } from './cart-store';

// To who is signed in Magento gives their own cart, new or not.
const createCartDocument = graphql(`
  mutation createCart {
    cartId: createEmptyCart
  }
`);

/** The specification's words for a cart that could not be created [CART-1]; nothing was done with one then. */
export const CART_NOT_CREATED = 'Unable to create cart';

/**
 * Has the backend give an empty cart, or a customer their own, and keeps its id [CART-1]. Throws an AppError
 * "Unable to create cart" of the kind of what was in the way, and records it.
 */
export async function createCart(): Promise<string> {
  try {
    const { cartId } = await mutate(createCartDocument, {});
    if (!cartId) throw new AppError('http', 'The commerce backend gave no cart id');
    keepCartId(cartId);
    return cartId;
  } catch (cause) {
    const kind = cause instanceof AppError ? cause.kind : 'network';
    const error = new AppError(kind, CART_NOT_CREATED, { cause });
    resetCart();
    useCartStore.setState({ getCartError: error });
    throw error;
  }
}
