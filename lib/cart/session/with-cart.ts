import { AppError } from '@/lib/errors/app-error';
import { discardCachedCarts, mutate } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';
import { discardStoredCart, isInvalidCart, readCartId, storeCartId, tellOtherTabs } from './cart-session';
import { refetchCart, resetCart, useCartStore } from './cart-store';

// To who is signed in Magento gives their own cart, new or not.
const createCartDocument = graphql(`
  mutation createCart {
    cartId: createEmptyCart
  }
`);

/** The specification's message of a cart that could not be created [CART-1]; nothing was done with one then. */
export const CART_NOT_CREATED = 'Unable to create cart';

/** What is done with a cart; a replacement is empty, so what was in the lost one is not there. */
type CartTask<Result> = (cartId: string, isReplacement: boolean) => Promise<Result>;

/** The creation that is under way, and the tasks that are tried again with a replaced cart. */
let creating: Promise<string> | null = null;
let retries: Promise<unknown> = Promise.resolve();

/** Everything that is being done with the cart. */
const running = new Set<Promise<unknown>>();

/**
 * Runs a task with the visitor's cart: creates it where there is none; where the backend refuses it, replaces it and
 * tries once more, never twice [CART-3]. Tasks run at the same time, and the client's queue sends their mutations in
 * order; only the creation and the tries with a replaced cart wait for each other. Where the answer of a change was lost
 * the cart is read again, since it may have been carried out [NET-4]. Throws what `task` throws, or that no cart can be
 * created.
 */
export function withCart<Result>(task: CartTask<Result>): Promise<Result> {
  return askOfCart(task).then(
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
  );
}

/** As `withCart`, for what changes nothing of the cart: nobody is told. */
export function askOfCart<Result>(task: CartTask<Result>): Promise<Result> {
  const result = tryTwice(task);
  running.add(result);
  const end = () => void running.delete(result);
  result.then(end, end);
  return result;
}

/** Resolves when everything that is being done with the cart is done, whether it succeeds or not. */
export async function cartSettled(): Promise<void> {
  await Promise.allSettled(running);
}

async function tryTwice<Result>(task: CartTask<Result>): Promise<Result> {
  // What was in a lost cart may be on its way into the new one.
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

/** Whether nobody knows if the backend did what it was asked. */
function isLostAnswer(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'http');
}

/** The id of the visitor's cart; creates it where there is none, once whatever asks at the same time. Throws AppError. */
export async function ensureCart(): Promise<string> {
  return readCartId() ?? createOnce(null);
}

/** What a shopper asks for whose cart could not be had: it is read again, or created where there is none. */
export function retryCart(): void {
  if (readCartId()) refetchCart();
  // That none could be created stands in the store.
  else ensureCart().catch(() => undefined);
}

/** Discards a cart that the backend refuses and has it give another one, once for all who were refused. Throws AppError. */
export async function replaceCart(refused: string): Promise<string> {
  return createOnce(refused);
}

/** Discards the cart: its id, what the client's cache knows of it, and what the header shows. */
export function discardCart(isLost = false): void {
  discardStoredCart(isLost);
  discardCachedCarts();
}

function createOnce(refused: string | null): Promise<string> {
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

/** Tabs share the cart, so they create it one after another; old browsers and plain HTTP have no locks. */
function inOneTab(task: () => Promise<string>): Promise<string> {
  return navigator.locks ? navigator.locks.request('cart', task) : task();
}

/** Has the backend give an empty cart, or a customer their own. Throws "Unable to create cart" and records it. */
async function createCart(): Promise<string> {
  try {
    const { cartId } = await mutate(createCartDocument, {});
    if (!cartId) throw new AppError('http', 'The commerce backend gave no cart id');
    storeCartId(cartId);
    return cartId;
  } catch (cause) {
    const kind = cause instanceof AppError ? cause.kind : 'network';
    const error = new AppError(kind, CART_NOT_CREATED, { cause });
    resetCart();
    useCartStore.setState({ getCartError: error });
    throw error;
  }
}
