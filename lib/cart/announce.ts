import { useCartStore } from './cart-store';

/** Has screen readers say what became of the cart, where nothing that they read shows it. */
export function announce(text: string): void {
  useCartStore.setState({ announcement: text });
}
