import type { Context } from '../../context';
import { authorizationError } from '../../errors';
import type { CartRow } from '../cart/cart-queries';
import { loadLines } from '../cart/lines/line-queries';

/** Whether a cart may be ordered as its owner is: a store may have no checkout for guests, or none of downloads. */
export async function isCheckoutAllowed(ctx: Context, { id, customerId }: CartRow): Promise<boolean> {
  if (customerId !== null) return true;
  const { is_guest_checkout_enabled: isEnabled, disable_guest_checkout: isWithoutDownloads } = ctx.store.config;
  if (isEnabled === false) return false;
  return !isWithoutDownloads || (await loadLines(ctx, id)).every(({ product }) => product.typeId !== 'downloadable');
}

/** Refuses a guest's checkout where the store has none, as GraphQL says it. */
export async function checkGuestCheckout(ctx: Context, row: CartRow): Promise<void> {
  if (await isCheckoutAllowed(ctx, row)) return;
  throw authorizationError('Guest checkout is not allowed. Register a customer account or login with existing one.');
}
