import type { CustomerAddress } from '@/lib/customer/customer';
import type { Address } from './address';
import type { Region } from './directories';
import { normalisedPostcode } from './postcodes';

/** The address form's fields; empty text stands for nothing. */
export interface AddressForm {
  country_id: string;
  firstname: string;
  lastname: string;
  company: string;
  street: [string, string];
  city: string;
  /** Of a region of the country's list. */
  region_code: string;
  /** Typed, where the country has no list. */
  region: string;
  postcode: string;
  telephone: string;
}

/** Where nothing names a country [CHK-8]. */
const DEFAULT_COUNTRY = 'US';

/** The form's first values: those of an address, or none but the country. */
export function addressForm(address: Address | null, defaultCountry: string): AddressForm {
  const [first = '', ...more] = address?.street ?? [];
  return {
    country_id: address?.country_id ?? defaultCountry,
    firstname: address?.firstname ?? '',
    lastname: address?.lastname ?? '',
    company: address?.company ?? '',
    street: [first, more.join(', ')],
    city: address?.city ?? '',
    region_code: address?.region_code ?? '',
    region: address?.region ?? '',
    postcode: address?.postcode ?? '',
    telephone: address?.telephone ?? '',
  };
}

/**
 * An address of what was entered. Its region is looked up by code among the country's own; free text counts only where
 * the country has none [CHK-8].
 */
export function formatAddress(form: AddressForm, regions: readonly Region[]): Address {
  const countryId = form.country_id || DEFAULT_COUNTRY;
  const company = form.company.trim();
  const postcode = form.postcode.trim();
  return {
    firstname: form.firstname.trim(),
    lastname: form.lastname.trim(),
    ...(company ? { company } : {}),
    street: form.street.map((line) => line.trim()).filter((line) => line !== ''),
    city: form.city.trim(),
    ...regionOf(form, regions),
    postcode: postcode === '' ? null : (normalisedPostcode(countryId, postcode) ?? postcode),
    telephone: form.telephone.trim(),
    country_id: countryId,
  };
}

function regionOf(
  { region_code, region }: AddressForm,
  regions: readonly Region[],
): Pick<Address, 'region' | 'region_code' | 'region_id'> {
  const found = regions.find(({ code }) => code === region_code);
  if (found) return { region: found.name, region_code: found.code, region_id: found.id };
  const typed = regions.length > 0 ? '' : region.trim();
  return { region: typed || null, region_code: null, region_id: null };
}

/** An address picked from the customer's address book [CHK-8]. */
export function pickedAddress(picked: CustomerAddress): Address {
  const { id, company, isDefaultBilling: _, isDefaultShipping: __, ...rest } = picked;
  return { ...rest, ...(company ? { company } : {}), customerAddressId: id };
}
