import { create } from 'zustand';
import { readStored, readStoredJson, writeStored } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';
import type { AppError } from '@/lib/errors/app-error';
import type { StoredMoney } from '@/lib/format/money';

/** The currency where there is no cart [CART-2, SHELL-3]. */
export const NO_CART_CURRENCY = 'USD';

/** For the header [SHELL-3]. */
interface CartSummary {
  count: number;
  /** Without tax; 0 USD without a cart. `StoredMoney`, because every page reads it and `Money` needs arithmetic. */
  subtotal: StoredMoney;
  /** The formatted subtotal; null without a cart. */
  label: string | null;
}

export interface AddedItem {
  sku: string;
  name: string;
  /** A media URL of the backend, or a file name of its gallery. */
  image: string | null;
  /** It is on its way: the backend has not answered yet. */
  isPending?: true;
}

interface CartState {
  cartId: string | null;
  /** The backend refused the previous cart [CART-3]. */
  isLost: boolean;
  summary: CartSummary;
  /** How many of what is on its way the header counts already: no answer that the summary knows has them. */
  adding: number;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  getCartError: AppError | null;
  addItemError: AppError | null;
  updateItemError: AppError | null;
  removeItemError: AppError | null;
  added: AddedItem | null;
  announcement: string;
  /** Counts changes that this page did not see: whoever shows the cart reads it again. */
  revision: number;
  /** Whoever changes or shows the cart sees to the summary. */
  isWatched?: true;
}

const initialState: CartState = {
  cartId: null,
  isLost: false,
  summary: { count: 0, subtotal: { value: 0, currency: NO_CART_CURRENCY }, label: null },
  adding: 0,
  isAddingItem: false,
  isUpdatingItem: false,
  getCartError: null,
  addItemError: null,
  updateItemError: null,
  removeItemError: null,
  added: null,
  announcement: '',
  revision: 0,
};

/** State of the cart beside its details, which the client's cache holds and `useCart` gives [CART-5]. */
export const useCartStore = create<CartState>(() => initialState);

/** Resets to the initial state [CART-4], but for what is on its way: it goes into the next cart. */
export function resetCart(): void {
  useCartStore.setState(({ adding }) => ({ ...initialState, adding }));
}

/** Has screen readers announce a change of the cart. */
export function announce(text: string): void {
  // Screen readers repeat a text only where it differs.
  useCartStore.setState(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text }));
}

/** Has whoever shows the cart ask for it anew. */
export function refetchCart(): void {
  useCartStore.setState(({ revision }) => ({ revision: revision + 1 }));
}

let isFollowing = false;

/** Loads and follows the stored cart while the document lives; another tab's other cart reloads the page [SESS-5]. */
export function followStoredCart(): void {
  if (isFollowing) return;
  isFollowing = true;
  takeOver(readStored('cartId'));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'cartId') takeOver(newValue);
    else if (key === 'cart_summary') showStoredSummary();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page in the back/forward cache receives no storage events.
    if (!persisted || takeOver(readStored('cartId'))) return;
    showStoredSummary();
    refetchCart();
  });
}

/** Returns whether the page is reloaded. */
function takeOver(stored: string | null): boolean {
  const { cartId } = useCartStore.getState();
  if (stored && cartId && stored !== cartId) {
    window.location.reload();
    return true;
  }
  if (stored && !cartId) {
    useCartStore.setState({ cartId: stored });
    showStoredSummary();
  }
  return false;
}

function showStoredSummary(): void {
  const { cartId, adding } = useCartStore.getState();
  // Another tab may have heard of what is on its way here before its own answer came.
  const summary = cartId && !adding && readSummary(cartId);
  if (summary) useCartStore.setState({ summary });
}

/** A summary is valid for one cart in one store view and currency. */
function ownerOf(cartId: string): string {
  const { store, currency = '' } = pageStoreCodes();
  return [cartId, store, currency].join();
}

function readSummary(cartId: string): CartSummary | null {
  const stored = readStoredJson('cart_summary');
  if (!stored || typeof stored !== 'object' || !('of' in stored) || stored.of !== ownerOf(cartId)) return null;
  const { count, subtotal, label } = stored as Partial<CartSummary>;
  return typeof count === 'number' && subtotal ? { count, subtotal, label: label ?? null } : null;
}

/** Stores the summary of a cart for the next page and other tabs. */
export function storeSummary(cartId: string, summary: CartSummary): void {
  writeStored('cart_summary', JSON.stringify({ of: ownerOf(cartId), ...summary }));
}
