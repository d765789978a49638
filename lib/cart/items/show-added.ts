import type { CartItemInput } from '@/lib/cart/cart';
import { type AddedItem, useCartStore } from '@/lib/cart/session/cart-store';
import type { ProductToAdd } from './product-to-add';

// What a page knows of an add before the answer, without a client; `./add-to-cart` confirms it or takes it back.

/** An add that is shown: what the popup says of it, and how many of it the header counts. */
export interface ShownAdd {
  readonly item: AddedItem;
  /** 0 once an answer has them, or they are taken back. */
  quantity: number;
}

/** Counts items in the header and shows the popup, both before the backend has answered [SHELL-3, SHELL-10]. */
export function showAdded({ sku, name, image }: AddedItem, items: readonly CartItemInput[]): ShownAdd {
  const item: AddedItem = { sku, name, image, isPending: true };
  const quantity = items.reduce((sum, one) => sum + one.quantity, 0);
  useCartStore.setState(({ adding }) => ({ added: item, adding: adding + quantity }));
  return { item, quantity };
}

/** How many the header counts without what an answer has now, or never will. */
export function countOff(adding: number, shown: ShownAdd | undefined): number {
  if (!shown) return adding;
  const { quantity } = shown;
  shown.quantity = 0;
  return adding - quantity;
}

/** Takes back what was shown; a popup that shows something else by now stays. */
export function takeBack(shown: ShownAdd): void {
  useCartStore.setState(({ adding, added }) => ({
    adding: countOff(adding, shown),
    added: added === shown.item ? null : added,
  }));
}

/** Confirms what was shown, where it still is: the shopper may have closed it, or added something else. */
export function confirmAdded({ item }: ShownAdd): void {
  const { isPending, ...confirmed } = item;
  useCartStore.setState(({ added }) => ({ added: added === item ? confirmed : added }));
}

/** Whether the cart takes none of it: the product, or one of its choices, is obtained in another way. */
export function isRefusedAdd(
  { isRefused, refused = [] }: Pick<ProductToAdd, 'isRefused' | 'refused'>,
  items: readonly CartItemInput[],
): boolean {
  return isRefused === true || items.some((item) => hasRefusedChoice(item, refused));
}

function hasRefusedChoice({ selected_options: selected = [] }: CartItemInput, refused: string[][]): boolean {
  return refused.some((choice) => choice.every((uid) => selected.includes(uid)));
}
