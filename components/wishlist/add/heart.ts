import { formEntries } from '@/components/cart/add/add-from-button';
import { signInPath } from '@/lib/auth/sign-in-path';
import { pagePath } from '@/lib/browser/page-store';
import type { CartItemInput } from '@/lib/cart/cart';
import { formItems } from '@/lib/cart/items/form-items';
import { WISHLIST_PATH } from '@/lib/config/paths';
import { readToken } from '@/lib/magento/browser/call-headers';
import { errorText } from '@/lib/magento/error-text';
import { addToast } from '@/lib/shell/toast-store';
import { addToWishlist } from '@/lib/wishlist/add-to-wishlist';
import { followHearts, heartOf, readHearts } from '@/lib/wishlist/hearts';
import { removeFromWishlist } from '@/lib/wishlist/remove-from-wishlist';

export type WishLabels = Record<
  'save' | 'saved' | 'guest' | 'signIn' | 'added' | 'removed' | 'view' | 'offline' | 'unexpected',
  string
>;

/** Tells whether a product is on the customer's list, now and with every change. Returns a function that stops it. */
export function followHeart(sku: string, tell: (isWished: boolean) => void): () => void {
  const stop = followHearts(() => tell(heartOf(sku) !== null));
  // A heart that is not marked can still be pressed.
  readHearts().catch(() => undefined);
  tell(heartOf(sku) !== null);
  return stop;
}

/** Puts a product on the list with what is chosen in its form, or takes it off; a guest is told to sign in [CAT-5]. */
export async function pressHeart(button: HTMLButtonElement, sku: string, labels: WishLabels): Promise<void> {
  if (readToken() === null) {
    const onAction = () => window.location.assign(signInPath());
    addToast({ type: 'info', icon: 'heart', message: labels.guest, actionText: labels.signIn, onAction });
    return;
  }
  try {
    await readHearts();
    const id = heartOf(sku);
    if (id) await removeFromWishlist(id);
    else await addToWishlist(wishesOf(button, sku));
    const onAction = () => window.location.assign(pagePath(WISHLIST_PATH));
    const message = id ? labels.removed : labels.added;
    addToast({ type: 'success', icon: 'heart', message, actionText: labels.view, onAction });
    await readHearts();
  } catch (error) {
    const message = errorText(error, { offline: labels.offline, unexpected: labels.unexpected });
    addToast({ type: 'error', message });
  }
}

/** Quantities of grouped items are chosen on the way to the cart: the group is wished for as a whole. */
function wishesOf({ form }: HTMLButtonElement, sku: string): CartItemInput[] {
  const items = form ? formItems(sku, formEntries(form)) : [];
  return items.length === 1 && items[0]?.sku === sku ? items : [{ sku, quantity: 1 }];
}
