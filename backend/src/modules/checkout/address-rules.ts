import { and, eq, or } from 'drizzle-orm';
import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { region } from '../../database/schema/stores';
import { inputError } from '../../errors';
import { settingsOf } from '../cart/quote/settings';

/** `CartAddressInput`. */
export interface AddressInput {
  firstname: string;
  lastname: string;
  company?: string | null;
  street: (string | null)[];
  city: string;
  region?: string | null;
  region_id?: number | null;
  postcode?: string | null;
  country_code: string;
  telephone?: string | null;
  save_in_address_book?: boolean | null;
}

const STREET_LINES = 2;

export const NOT_AVAILABLE = 'Country is not available';

/** Country codes of a comma-separated setting of the view. */
function countryList(ctx: Context, key: string): string[] {
  const value = ctx.store.config[key];
  return typeof value === 'string' ? value.split(',') : [];
}

function needsRegion(ctx: Context, countryId: string): boolean {
  return countryList(ctx, 'countries_with_required_region').includes(countryId);
}

/** The region of a country by its code or name, or undefined. */
export async function findRegion(ctx: Context, countryId: string, text: string) {
  const [found] = await ctx.db
    .select()
    .from(region)
    .where(and(eq(region.countryId, countryId), or(eq(region.code, text), eq(region.name, text))));
  return found;
}

/** The region of a country by its number, or undefined. */
export async function findRegionById(ctx: Context, countryId: string, id: number) {
  const [found] = await ctx.db
    .select()
    .from(region)
    .where(and(eq(region.countryId, countryId), eq(region.id, id)));
  return found;
}

type Region = CartAddress['region'];

export const NO_REGION: Region = { id: null, code: null, label: null };

async function regionOf(ctx: Context, countryId: string, input: AddressInput, before: Region): Promise<Region> {
  const text = input.region?.trim() ?? '';
  if (input.region_id) {
    const found = await findRegionById(ctx, countryId, input.region_id);
    if (!found || (text && text !== found.code && text !== found.name)) {
      throw inputError('The region_id does not match the selected country or region');
    }
    return { id: found.id, code: found.code, label: found.name };
  }
  if (!text) {
    if (needsRegion(ctx, countryId)) throw inputError('Region is required.');
    // A text typed for an earlier address stays, as in Magento; a region of the list does not.
    return before.id === null ? before : NO_REGION;
  }
  const found = await findRegion(ctx, countryId, text);
  return found ? { id: found.id, code: found.code, label: found.name } : { id: null, code: text, label: text };
}

/** Names of the fields that an address lacks, in Magento's order; `countryId` and `regionId` as Magento calls them. */
export function missingFields(ctx: Context, address: CartAddress | null): string[] {
  const given: [string, unknown][] = [
    ['firstname', address?.firstname],
    ['lastname', address?.lastname],
    ['street', address?.street[0]],
    ['city', address?.city],
    ['telephone', address?.telephone],
    ['postcode', address?.postcode],
    ['countryId', address?.countryId],
  ];
  const countryId = address?.countryId ?? '';
  const missing = given.flatMap(([name, value]) => (value ? [] : [name]));
  const isOptional = countryList(ctx, 'optional_zip_countries').includes(countryId);
  const needed = missing.filter((name) => name !== 'postcode' || !isOptional);
  return needsRegion(ctx, countryId) && !address?.region.id ? [...needed, 'regionId'] : needed;
}

/** Magento's text about a missing field. */
export function isRequired(field: string): string {
  return `"${field}" is required. Enter and try again.`;
}

/** A complete address of a country that the view sells to; throws Magento's errors, the first one found. */
export async function addressOf(ctx: Context, input: AddressInput, before: CartAddress | null): Promise<CartAddress> {
  const countryId = input.country_code.toUpperCase();
  if (!(await settingsOf(ctx)).countries.includes(countryId)) throw inputError(NOT_AVAILABLE);
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
  const [missing] = missingFields(ctx, address);
  if (missing) throw inputError(isRequired(missing));
  return address;
}
