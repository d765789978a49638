import type { StoreRow } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { configList } from '../store/rules';

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

export const NOT_AVAILABLE = 'Country is not available';

/** Magento's text for a shipping method of a cart without items. */
export const EMPTY_CART = "The shipping method can't be set for an empty cart. Add an item to cart and try again.";

/** Whether addresses of a country must name one of its regions. */
export function needsRegion(store: StoreRow, countryId: string): boolean {
  return configList(store, 'countries_with_required_region').includes(countryId);
}

export const NO_REGION: CartAddress['region'] = { id: null, code: null, label: null };

/** What a written address leaves out stays on the cart from an earlier one, as Magento adds the one to the other. */
export function leftOut(
  given: { company?: unknown; postcode?: unknown },
  before: CartAddress | null,
): Partial<Pick<CartAddress, 'company' | 'postcode'>> {
  return {
    ...(before && given.company === undefined ? { company: before.company } : {}),
    ...(before && given.postcode === undefined ? { postcode: before.postcode } : {}),
  };
}

/** Names of the fields that an address lacks, in Magento's order; `countryId` and `regionId` as Magento calls them. */
export function missingFields(store: StoreRow, address: CartAddress | null): string[] {
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
  const isOptional = configList(store, 'optional_zip_countries').includes(countryId);
  const needed = missing.filter((name) => name !== 'postcode' || !isOptional);
  return needsRegion(store, countryId) && !address?.region.id ? [...needed, 'regionId'] : needed;
}

/** Magento's text about a missing field. */
export function isRequired(field: string): string {
  return `"${field}" is required. Enter and try again.`;
}
