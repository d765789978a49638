import type { ResultOf } from '@/lib/graphql/graphql';
import type { cartFragment } from './documents';

/** A cart as the backend answers it. */
export type CartAnswer = ResultOf<typeof cartFragment>;

/** A line of such a cart. */
export type CartItemAnswer = NonNullable<NonNullable<CartAnswer['items']>[number]>;

/** An address of such a cart. */
export type CartAddressAnswer = NonNullable<CartAnswer['billing_address']>;
