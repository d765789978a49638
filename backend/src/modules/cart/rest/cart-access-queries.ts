import type { Context } from '../../../context';
import { callerOf, type RestCall, type RestRoute } from '../../../rest/rest-endpoint';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, findCart, inTransaction, lockCart } from '../cart-queries';
import { findCustomerCart } from '../customer-cart-queries';

/** How a group of routes finds the cart that a call is about. */
export interface CartAccess {
  /** The active cart; throws Magento's error when there is none. */
  read: (call: RestCall) => Promise<CartRow>;
  /** Runs in one transaction with the active cart locked. */
  change: <T>(call: RestCall, run: (ctx: Context, row: CartRow) => Promise<T>) => Promise<T>;
}

/** Magento's error about a cart by its id; null is one that nobody has. */
export function noSuchCart(fieldValue: string | null): RestError {
  return new RestError(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue });
}

export function maskedIdOf({ params }: RestCall): string {
  return params.cartId ?? '';
}

// A cart that became an order is named by its number, an unknown one not at all.
function activeGuestCart(row: CartRow | undefined): CartRow {
  const isGuests = row !== undefined && row.customerId === null;
  if (isGuests && row.isActive) return row;
  throw noSuchCart(isGuests ? String(row.id) : null);
}

/** Carts of guests, by the id in the path; whoever knows it may use it. */
export const guestCarts: CartAccess = {
  read: async (call) => activeGuestCart(await findCart(call, maskedIdOf(call))),
  change: (call, run) =>
    inTransaction(call, async (inside) => run(inside, activeGuestCart(await lockCart(inside, maskedIdOf(call))))),
};

function activeCart(row: CartRow | undefined): CartRow {
  if (row?.isActive) return row;
  throw new RestError(404, 'Current customer does not have an active cart.');
}

/** A route that refuses guests before their bodies are looked at. */
export function signedInFirst(route: RestRoute): RestRoute {
  return {
    ...route,
    handle: (call) => {
      callerOf(call);
      return route.handle(call);
    },
  };
}

/** The one cart of the customer who calls. */
export const ownCart: CartAccess = {
  read: async (call) => activeCart(await findCustomerCart(call, callerOf(call))),
  async change(call, run) {
    const { maskedId } = await ownCart.read(call);
    // It may have become an order before the lock was there.
    return inTransaction(call, async (inside) => run(inside, activeCart(await lockCart(inside, maskedId))));
  },
};
