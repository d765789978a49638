import { AppError } from '@/lib/errors/app-error';
import { checkToken, discardCachedCarts, mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { toAppError } from '@/lib/magento/to-app-error';
import { counted } from './cart-changes';
import { discardStoredCart, isInvalidCart, readCartId, storeCartId, tellOtherTabs } from './cart-session';
import { refetchCart, resetCart, useCartStore } from './cart-store';

// Magento gives a signed-in customer their own cart, new or not.
const createCartDocument = graphql(`
  mutation createCart {
    cartId: createEmptyCart
  }
`);

/** The specification's message [CART-1]; no change was sent. */
export const CART_NOT_CREATED = 'Unable to create cart';

/** A replacement is empty: the lines of the lost cart are not in it. */
type CartTask<Result> = (cartId: string, isReplacement: boolean) => Promise<Result>;

/** The creation under way, and the retries with a replaced cart. */
let creating: Promise<string> | null = null;
let retries: Promise<unknown> = Promise.resolve();

/**
 * Runs a task with the visitor's cart: creates it where there is none, replaces a refused one and retries once
 * [CART-3]. Tasks run at once, their mutations in the client's order; only creation and retries wait for each other.
 * After a lost answer, whose change may stand, the cart is read again [NET-4]. Throws as `task` and `ensureCart` do.
 */
export function withCart<Result>(task: CartTask<Result>): Promise<Result> {
  return counted(
    tryTwice(task).then(
      (result) => {
        tellOtherTabs();
        return result;
      },
      (error) => {
        if (isLostAnswer(error)) {
          refetchCart();
          tellOtherTabs();
        }
        throw error;
      },
    ),
  );
}

/** `withCart` for tasks that do not change the cart: other tabs are not notified. */
export function askOfCart<Result>(task: CartTask<Result>): Promise<Result> {
  const result = tryTwice(task);
  counted(result.catch(() => undefined));
  return result;
}

async function tryTwice<Result>(task: CartTask<Result>): Promise<Result> {
  // Lines of a lost cart may be on their way into the new one.
  await retries;
  const cartId = await ensureCart();
  try {
    return await task(cartId, false);
  } catch (error) {
    if (!isInvalidCart(error)) throw error;
    const replacement = replaceCart(cartId);
    // Each sees what the one before it has put into the new cart.
    const result = Promise.all([replacement, retries]).then(([id]) => task(id, true));
    retries = result.catch(() => undefined);
    return result;
  }
}

/** Whether it is unknown if the backend carried out the change. */
function isLostAnswer(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'http');
}

/** The id of the visitor's cart; concurrent calls create one cart. Throws AppError. */
export async function ensureCart(): Promise<string> {
  return readCartId() ?? replaceCart(null);
}

/** Reads the cart again, or creates one where there is none. */
export function retryCart(): void {
  if (readCartId()) refetchCart();
  // The store holds the error.
  else ensureCart().catch(() => undefined);
}

/** Discards the cart in storage, in the store and in the client's cache. */
export function discardCart(isLost = false): void {
  discardStoredCart(isLost);
  discardCachedCarts();
}

/** Replaces a cart that the backend refuses, or none; concurrent calls create one cart. Throws AppError. */
export function replaceCart(refused: string | null): Promise<string> {
  creating ??= inOneTab(() => currentOrNew(refused)).finally(() => {
    creating = null;
  });
  return creating;
}

/** Another tab, or an earlier action of this one, may have a good cart by now. */
async function currentOrNew(refused: string | null): Promise<string> {
  const known = readCartId();
  if (known && known !== refused) return known;
  if (known) discardCart(true);
  return createCart();
}

/** Tabs share the cart, so they create it one after another. Old browsers and plain HTTP have no locks. */
function inOneTab(task: () => Promise<string>): Promise<string> {
  return navigator.locks ? navigator.locks.request('cart', task) : task();
}

/** Throws "Unable to create cart" and stores it as `getCartError`. */
async function createCart(): Promise<string> {
  const { isLost } = useCartStore.getState();
  try {
    // Else a customer whose token has died would fill a guest's cart, which the end of their session throws away.
    if (isLost) await checkToken();
    const { cartId } = await mutate(createCartDocument, {});
    if (!cartId) throw new AppError('http', 'The commerce backend gave no cart id');
    storeCartId(cartId);
    return cartId;
  } catch (cause) {
    const failure = toAppError(cause);
    // Whoever asked too often is told so.
    const error = failure.status === 429 ? failure : new AppError(failure.kind, CART_NOT_CREATED, { cause });
    resetCart();
    useCartStore.setState({ getCartError: error, isLost });
    throw error;
  }
}
