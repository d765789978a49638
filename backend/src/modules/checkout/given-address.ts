import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { inputError, placelessInputError } from '../../errors';
import { addToBook, asCartAddress, ownAddress } from '../customer/address-book/address-queries';
import { nameProblem } from '../customer/name-rules';
import { customerIdOf } from '../customer/queries';
import { findRegion, findRegionById } from '../directory/queries';
import { salesSettingsOf } from '../store/queries';
import {
  type AddressInput,
  isRequired,
  leftOut,
  missingFields,
  NO_REGION,
  NOT_AVAILABLE,
  needsRegion,
} from './address-rules';

/** An address as shipping and billing take it: written out, or one of the customer's address book. */
export interface GivenAddress {
  address?: AddressInput | null;
  customer_address_id?: number | null;
}

const STREET_LINES = 2;

type Region = CartAddress['region'];

async function regionOf(ctx: Context, countryId: string, input: AddressInput, before: Region): Promise<Region> {
  const isLeftOut = input.region === undefined;
  const text = input.region?.trim() ?? '';
  if (input.region_id) {
    const found = await findRegionById(ctx, countryId, input.region_id);
    if (!found || (text && text !== found.code && text !== found.name)) {
      throw inputError('The region_id does not match the selected country or region');
    }
    return { id: found.id, code: found.code, label: found.name };
  }
  if (!text) {
    if (needsRegion(ctx.store, countryId)) throw inputError('Region is required.');
    // A text typed for an earlier address stays where none is sent, as in Magento; a region of the list does not.
    return isLeftOut && before.id === null ? before : NO_REGION;
  }
  const found = await findRegion(ctx, countryId, text);
  return found ? { id: found.id, code: found.code, label: found.name } : { id: null, code: text, label: text };
}

/** A complete address of a country that the store view sells to; throws Magento's errors, the first one found. */
async function addressOf(ctx: Context, input: AddressInput, before: CartAddress | null): Promise<CartAddress> {
  const countryId = input.country_code.toUpperCase();
  if (!(await salesSettingsOf(ctx)).countries.includes(countryId)) throw inputError(NOT_AVAILABLE);
  const where = await regionOf(ctx, countryId, input, before?.region ?? NO_REGION);
  const street = input.street.map((line) => line?.trim() ?? '');
  if (street.length > STREET_LINES) {
    throw inputError(`"Street Address" cannot contain more than ${STREET_LINES} lines.`);
  }
  const address: CartAddress = {
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    company: input.company ?? null,
    street,
    city: input.city.trim(),
    region: where,
    postcode: input.postcode?.trim() || null,
    countryId,
    telephone: input.telephone?.trim() || null,
    customerNotes: null,
  };
  const [missing] = missingFields(ctx.store, address);
  if (missing) throw placelessInputError(isRequired(missing));
  const problem = nameProblem(address);
  if (problem) throw placelessInputError(problem);
  return { ...address, ...leftOut(input, before) };
}

async function fromBook(ctx: Context, id: number): Promise<CartAddress> {
  const own = await ownAddress(ctx, customerIdOf(ctx), id);
  if (!(await salesSettingsOf(ctx)).countries.includes(own.countryId)) throw inputError(NOT_AVAILABLE);
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
