import { readCartId } from './cart-id';
import { createCart } from './create-cart';
import { forgetCart } from './forget-cart';

let creating: Promise<string> | null = null;

/** The id of the visitor's cart; creates it where there is none, once whatever asks at the same time. Throws AppError. */
export async function ensureCart(): Promise<string> {
  return readCartId() ?? createOnce(null);
}

/** Gives up a cart that the backend refuses and has it give another one. Throws AppError. */
export async function replaceCart(refused: string): Promise<string> {
  return createOnce(refused);
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
  if (known) forgetCart(true);
  return createCart();
}

/** Tabs share the cart, so they create it one after another; old browsers and plain HTTP have no locks. */
function inOneTab(task: () => Promise<string>): Promise<string> {
  return navigator.locks ? navigator.locks.request('cart', task) : task();
}
