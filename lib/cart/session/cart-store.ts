import { create } from 'zustand';
import type { AppError } from '@/lib/errors/app-error';
import type { StoredMoney } from '@/lib/format/money';

/** Where nothing is known of a cart [CART-2, SHELL-3]. */
export const DEFAULT_CURRENCY = 'USD';

/** What the header shows of the cart [SHELL-3]. */
export interface CartSummary {
  count: number;
  /** Without tax; 0 USD where nothing is known. Every page reads it from storage, without the arithmetic of money. */
  subtotal: StoredMoney;
  /** The subtotal as it is written; null where nothing is known. */
  label: string | null;
}

/** What was added, as the shopper knows it. */
export interface AddedItem {
  sku: string;
  name: string;
  /** A media URL of the backend, or a file name of its gallery. */
  image: string | null;
}

interface CartState {
  cartId: string | null;
  /** The cart before this one, or before there was none, was refused by the backend [CART-3]. */
  isLost: boolean;
  summary: CartSummary;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  /** Why no cart could be created. */
  getCartError: AppError | null;
  addItemError: AppError | null;
  updateItemError: AppError | null;
  removeItemError: AppError | null;
  /** Shown in the popup. */
  added: AddedItem | null;
  /** Said to screen readers. */
  announcement: string;
  /** Counts up when the cart was changed where this page did not see it: who shows it reads it again. */
  revision: number;
}

const initialState: CartState = {
  cartId: null,
  isLost: false,
  summary: { count: 0, subtotal: { value: 0, currency: DEFAULT_CURRENCY }, label: null },
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

/** Puts everything back to the start [CART-4]. */
export function resetCart(): void {
  useCartStore.setState(initialState);
}

/** Has screen readers say what became of the cart, where nothing that they read shows it. */
export function announce(text: string): void {
  // The same words are said again only where something of them is new.
  useCartStore.setState(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text }));
}

/** Has everyone who shows the cart read it again. */
export function refetchCart(): void {
  useCartStore.setState(({ revision }) => ({ revision: revision + 1 }));
}
