import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { inputError } from '../../errors';
import { settingsOf } from '../cart/quote/settings';
import { addToBook, asCartAddress, ownAddress } from '../customer/address-book/address-queries';
import { customerIdOf } from '../customer/queries';
import { type AddressInput, addressOf, NOT_AVAILABLE } from './address-rules';

/** An address as shipping and billing take it: written out, or one of the customer's address book. */
export interface GivenAddress {
  address?: AddressInput | null;
  customer_address_id?: number | null;
}

async function fromBook(ctx: Context, id: number): Promise<CartAddress> {
  const own = await ownAddress(ctx, customerIdOf(ctx), id);
  if (!(await settingsOf(ctx)).countries.includes(own.countryId)) throw inputError(NOT_AVAILABLE);
  return asCartAddress(own);
}

/**
 * The address given, for the cart; null when none is. One written out goes to the customer's address book too where
 * that is asked for. Guests have no address book. Throws Magento's errors.
 */
export async function givenAddress(
  ctx: Context,
  given: GivenAddress,
  before: CartAddress | null,
): Promise<CartAddress | null> {
  if (given.customer_address_id) return fromBook(ctx, given.customer_address_id);
  if (!given.address) return null;
  const address = await addressOf(ctx, given.address, before);
  if (ctx.customerId === null || !given.address.save_in_address_book) return address;
  return { ...address, customerAddressId: (await addToBook(ctx, ctx.customerId, address)).id };
}
