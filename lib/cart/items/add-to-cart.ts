import type { CartItemInput } from '@/lib/cart/cart';
import { cartFragment } from '@/lib/cart/documents';
import { type AddedItem, useCartStore } from '@/lib/cart/session/cart-store';
import { withCart } from '@/lib/cart/session/invalid-cart';
import { showSummary } from '@/lib/cart/summary/show-summary';
import type { AppError } from '@/lib/errors/app-error';
import { mutate } from '@/lib/magento/browser/mutate';
import { graphql } from '@/lib/magento/graphql';
import { toAppError } from '@/lib/magento/to-app-error';
import { keepImage } from './images-by-sku';
import { inPhase } from './phase';

const addToCartDocument = graphql(
  `
    mutation addToCart($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) {
        cart {
          ...CartFields
        }
        user_errors {
          code
          message
        }
      }
    }
  `,
  [cartFragment],
);

/** An item that the backend did not take: `NOT_SALABLE`, `INSUFFICIENT_STOCK`, `PRODUCT_NOT_FOUND`, `UNDEFINED`. */
export interface Refusal {
  code: string;
  message: string;
}

export interface AddOutcome {
  /** Whether any of it is in the cart now. */
  added: boolean;
  /** Why the others are not, in the backend's words. */
  errors: string[];
  /** The same with Magento's codes. */
  refusals: Refusal[];
  /** What kept the backend from answering at all; nothing was lost, it may be tried again. */
  failure: AppError | null;
}

/** Adds items to a cart; gives what the backend says of those it refuses. Throws AppError. */
export async function sendItems(cartId: string, items: readonly CartItemInput[]): Promise<Refusal[]> {
  const { addProductsToCart: answer } = await mutate(addToCartDocument, { cartId, items: [...items] });
  // The header need not wait until it has asked itself.
  if (answer) showSummary(cartId, answer.cart);
  return (answer?.user_errors ?? []).filter((error) => error !== null);
}

/**
 * Adds items of any type, creating the cart where there is none [CART-4]; `about` is what the popup shows.
 * Magento keeps the good ones and tells of the others. Never throws: the outcome says what went wrong.
 */
export async function addToCart(items: readonly CartItemInput[], about: readonly AddedItem[]): Promise<AddOutcome> {
  for (const item of about) keepImage(item);
  try {
    const refusals = await inPhase('isAddingItem', 'addItemError', () =>
      withCart((cartId) => sendItems(cartId, items)),
    );
    const errors = refusals.map(({ message }) => message);
    const added = errors.length < items.length;
    useCartStore.setState({
      added: added ? (about[0] ?? null) : null,
      addItemError: errors.length > 0 ? toAppError(errors.join(', ')) : null,
    });
    return { added, errors, refusals, failure: null };
  } catch (cause) {
    const failure = toAppError(cause);
    return { added: false, errors: [failure.message], refusals: [], failure };
  }
}
