import type { Context } from '../../context';
import { authorizationError } from '../../errors';
import type { CartRow } from '../cart/cart-queries';
import { loadLines } from '../cart/lines/line-queries';

/** Refuses a guest's checkout where the store has none, or none of downloads, as Magento is installed. */
export async function checkGuestCheckout(ctx: Context, { id, customerId }: CartRow): Promise<void> {
  if (customerId !== null) return;
  const { is_guest_checkout_enabled: isEnabled, disable_guest_checkout: isWithoutDownloads } = ctx.store.config;
  const isAllowed =
    isEnabled !== false &&
    !(isWithoutDownloads && (await loadLines(ctx, id)).some(({ product }) => product.typeId === 'downloadable'));
  if (isAllowed) return;
  throw authorizationError('Guest checkout is not allowed. Register a customer account or login with existing one.');
}
