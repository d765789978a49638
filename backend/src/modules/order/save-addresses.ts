import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context';
import type { Quote } from '../cart/quote/quote-queries';
import { addToBookAsDefault } from '../customer/address-book/address-queries';

/**
 * Puts the addresses of an order into its customer's book where that was asked for; the same one for both only once.
 * A first one becomes the default.
 */
export async function saveAddresses(ctx: Context, { row, isVirtual }: Quote): Promise<void> {
  const { customerId, billingAddress } = row;
  if (customerId === null) return;
  const shippingAddress = isVirtual ? null : row.shippingAddress;
  if (shippingAddress?.isToBeSaved) await addToBookAsDefault(ctx, customerId, shippingAddress);
  const isSaved = shippingAddress?.isToBeSaved && isDeepStrictEqual(shippingAddress, billingAddress);
  if (billingAddress?.isToBeSaved && !isSaved) await addToBookAsDefault(ctx, customerId, billingAddress);
}
