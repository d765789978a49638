import type { ResultOf } from '@/lib/magento/graphql';
import type { cartFragment } from './documents';

/** A cart as the backend answers it. */
export type CartAnswer = ResultOf<typeof cartFragment>;

/** A line of such a cart. */
export type CartItemAnswer = NonNullable<NonNullable<CartAnswer['items']>[number]>;

/** An address of such a cart. */
export type CartAddressAnswer = NonNullable<CartAnswer['billing_address']>;

/** What was entered or chosen in a line's own options, whatever its type calls them. */
export function customOptionsOf(item: CartItemAnswer) {
  const options =
    item.__typename === 'ConfigurableCartItem' ? item.configurable_customizable_options : item.customizable_options;
  return options ?? [];
}
