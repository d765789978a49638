import { signInPath } from '@/lib/auth/sign-in-path';
import { pagePath } from '@/lib/browser/page-store';
import type { CartItemInput } from '@/lib/cart/cart';
import { SEALED } from '@/lib/cart/items/entered-options';
import { formEntries, formItems } from '@/lib/cart/items/form-items';
import type { Entries } from '@/lib/catalog/options/selected-price';
import { WISHLIST_PATH } from '@/lib/config/paths';
import { readToken } from '@/lib/magento/call-headers';
import { errorText } from '@/lib/magento/error-text';
import { addToast } from '@/lib/shell/toast-store';
import { addToWishlist } from '@/lib/wishlist/add-to-wishlist';
import { followHearts, heartOf, lacksHearts, readHearts } from '@/lib/wishlist/hearts';
import { removeFromWishlist } from '@/lib/wishlist/remove-from-wishlist';

export type HeartLabels = Record<'guest' | 'signIn' | 'added' | 'removed' | 'view' | 'offline' | 'unexpected', string>;

/** Tells whether a product is on the customer's list, now and with every change. Returns a function that stops it. */
export function followHeart(sku: string, tell: (isWished: boolean) => void): () => void {
  const stop = followHearts(() => tell(heartOf(sku) !== null));
  // A heart that is not marked can still be pressed.
  readHearts().catch(() => undefined);
  tell(heartOf(sku) !== null);
  return stop;
}

/** Puts a product on the list with what is chosen in its form, or takes it off; a guest is told to sign in [CAT-5]. */
export async function pressHeart(button: HTMLButtonElement, sku: string, labels: HeartLabels): Promise<void> {
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
  const [item, ...others] = form ? formItems(sku, withoutAnswers(formEntries(form))) : [];
  return item?.sku === sku && others.length === 0 ? [item] : [{ sku, quantity: 1 }];
}

/** A form keeps answers until they are in the cart: they may be about somebody's health, and are for nothing else. */
function withoutAnswers(entries: Entries): Entries {
  return entries.filter(([, value]) => typeof value !== 'string' || !SEALED.test(value));
}

/** Puts the product of a card on the list, or takes it off [CAT-5]. */
export async function pressCardHeart(heart: HTMLButtonElement, labels: HeartLabels): Promise<void> {
  await pressHeart(heart, heart.dataset.heart ?? '', labels);
  heart.removeAttribute('aria-busy');
}

/** Marks the hearts of cards by a customer's list, read once there is a card; later ones too. Returns a way to stop. */
export function markCardHearts(): () => void {
  let hasFailed = false;
  const mark = () => {
    const hearts = document.querySelectorAll<HTMLButtonElement>('[data-heart]');
    if (hearts.length === 0) return;
    if (lacksHearts() && !hasFailed) {
      // A heart that is not marked can still be pressed: nothing is asked again for its sake.
      readHearts().catch(() => {
        hasFailed = true;
      });
    }
    for (const heart of hearts) {
      heart.setAttribute('aria-pressed', String(heartOf(heart.dataset.heart ?? '') !== null));
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = followHearts(mark);
  mark();
  return () => {
    observer.disconnect();
    stop();
  };
}
