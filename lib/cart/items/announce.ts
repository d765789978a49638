import { useCartStore } from '@/lib/cart/session/cart-store';

/** Has screen readers say what became of the cart, where nothing that they read shows it. */
export function announce(text: string): void {
  // The same words are said again only where something of them is new.
  useCartStore.setState(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00A0` : text }));
}
