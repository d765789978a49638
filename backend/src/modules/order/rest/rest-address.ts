import type { Context } from '../../../context';
import type { CartAddress } from '../../../database/schema/sales-types';
import { isObject, snakeKeys } from '../../../rest/json-body';
import { RestError } from '../../../rest/rest-error';
import { NO_REGION } from '../../checkout/address-rules';
import { addressesOf } from '../../customer/address-book/address-queries';
import { nameProblem } from '../../customer/name-rules';
import { findRegion, findRegionById } from '../../directory/queries';

const PROPERTIES = new Set([
  ...['id', 'region', 'region_id', 'region_code', 'country_id', 'street', 'company', 'telephone', 'fax', 'postcode'],
  ...['city', 'firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'vat_id', 'customer_id', 'email'],
  ...['same_as_billing', 'customer_address_id', 'save_in_address_book', 'extension_attributes', 'custom_attributes'],
]);

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

// Regions come as a text or, from address books, as an object.
async function regionOf(ctx: Context, countryId: string, given: Record<string, unknown>) {
  const own = isObject(given.region) ? snakeKeys(given.region) : { region: given.region };
  const id = Number(given.region_id ?? own.region_id);
  const code = text(given.region_code) || text(own.region_code);
  const name = text(own.region);
  const found =
    (id > 0 ? await findRegionById(ctx, countryId, id) : undefined) ??
    (code ? await findRegion(ctx, countryId, code) : undefined) ??
    (name ? await findRegion(ctx, countryId, name) : undefined);
  if (found) return { id: found.id, code: found.code, label: found.name };
  return name || code ? { id: null, code: code || name, label: name || code } : NO_REGION;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

// Where it comes from in the customer's address book, or that it is to go there.
async function bookPart(ctx: Context, given: Record<string, unknown>): Promise<Partial<CartAddress>> {
  const id = Number(given.customer_address_id ?? 0);
  if (id > 0) {
    const isOwn = (await addressesOfCaller(ctx)).some((address) => address.id === id);
    if (!isOwn) throw new UnknownAddress(id);
    return { customerAddressId: id };
  }
  return ctx.customerId !== null && isTrue(given.save_in_address_book) ? { isToBeSaved: true } : {};
}

async function addressesOfCaller(ctx: Context) {
  return ctx.customerId === null ? [] : addressesOf(ctx, ctx.customerId);
}

/** An address of the book that the caller does not have. */
export class UnknownAddress extends Error {
  constructor(id: number) {
    super(`Invalid customer address id ${id}`);
  }
}

/**
 * An address as REST sends it: unlike GraphQL it may be incomplete. Null without one or without a country. A
 * property that addresses do not have is a fault, as in Magento.
 */
export async function restAddress(ctx: Context, value: unknown): Promise<CartAddress | null> {
  if (!isObject(value)) return null;
  const given = snakeKeys(value);
  const unknown = Object.keys(given).find((key) => !PROPERTIES.has(key));
  if (unknown) throw new Error(`Property "${unknown}" does not have accessor method in an address.`);
  const countryId = text(given.country_id);
  if (!countryId) return null;
  const names = { firstname: text(given.firstname), lastname: text(given.lastname) };
  const problem = nameProblem(names);
  if (problem) throw new RestError(400, problem);
  const street = Array.isArray(given.street) ? given.street.map(text) : [text(given.street)];
  return {
    ...names,
    company: text(given.company) || null,
    street: street.length > 0 ? street : [''],
    city: text(given.city),
    region: await regionOf(ctx, countryId, given),
    postcode: text(given.postcode) || null,
    countryId,
    telephone: text(given.telephone) || null,
    customerNotes: null,
    ...(await bookPart(ctx, given)),
  };
}
