import type { CustomerAddress } from '@/lib/customer/customer';
import { readToken } from '@/lib/magento/call-headers';
import type { Region } from './directories-store';
import { normalisedPostcode } from './postcodes';

// One address as the form, as the checkout and GraphQL, and as REST has it; `billing-address.ts` is apart for weight.

/** An address as the checkout stores it [CHK-13]; names are Magento's. */
export interface Address {
  firstname: string;
  lastname: string;
  company?: string;
  /** One or two lines; never empty ones. */
  street: string[];
  city: string;
  /** Of a region of the country's own list; null where the country has none or the region was typed. */
  region_code: string | null;
  region_id: number | null;
  /** The region's name, or what was typed; null without a region. */
  region: string | null;
  postcode: string | null;
  telephone: string;
  country_id: string;
  email?: string;
  /** Where the address was picked from the customer's address book: its number there. */
  customerAddressId?: number;
  /** Signed-in customers only: whether a new address joins their address book, as the cart gets it. */
  saveInAddressBook?: boolean;
}

/** The address form's fields; empty text stands for nothing. */
export interface AddressForm {
  country_id: string;
  firstname: string;
  lastname: string;
  company: string;
  street: [string, string];
  city: string;
  region_code: string;
  region: string;
  postcode: string;
  telephone: string;
}

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

/** The region is looked up by code; free text counts only where the country has no list [CHK-8]. */
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

/** A form's values with what a draft from storage has of them; storage is anybody's to write. */
export function withAddressDraft(values: AddressForm, draft: unknown): AddressForm {
  if (typeof draft !== 'object' || draft === null) return values;
  const stored = draft as Record<string, unknown>;
  const text = (name: string, otherwise: string) => {
    const value = stored[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const [first, second] = Array.isArray(stored.street) ? stored.street : [];
  return {
    country_id: text('country_id', values.country_id) || values.country_id,
    firstname: text('firstname', values.firstname),
    lastname: text('lastname', values.lastname),
    company: text('company', values.company),
    street: [
      typeof first === 'string' ? first : values.street[0],
      typeof second === 'string' ? second : values.street[1],
    ],
    city: text('city', values.city),
    region_code: text('region_code', values.region_code),
    region: text('region', values.region),
    postcode: text('postcode', values.postcode),
    telephone: text('telephone', values.telephone),
  };
}

interface CartAddressInput {
  firstname: string;
  lastname: string;
  company: string;
  street: string[];
  city: string;
  region: string;
  region_id?: number;
  postcode: string;
  telephone: string;
  country_code: string;
  save_in_address_book?: boolean;
}

/** An address for Magento's GraphQL: the subset of B7 [CHK-13]. What is empty is sent: a cart keeps what is left out. */
function toCartAddressInput(address: Address): CartAddressInput {
  const { firstname, lastname, company, street, city, region_code, region_id, region, postcode, telephone } = address;
  return {
    firstname,
    lastname,
    company: company ?? '',
    street,
    city,
    region: region_code ?? region ?? '',
    ...(region_id ? { region_id } : {}),
    postcode: postcode ?? '',
    telephone,
    country_code: address.country_id,
    // Unless told otherwise Magento puts every address of a customer into the book.
    ...(readToken() ? { save_in_address_book: address.saveInAddressBook ?? false } : {}),
  };
}

/** An address for the customer's book; what is empty is sent too, so that a change can clear it [SESS-11]. */
export function toBookAddress(address: Address) {
  const { firstname, lastname, company, street, city, postcode, telephone, country_id } = address;
  const { region, region_code, region_id } = address;
  return {
    firstname,
    lastname,
    company: company ?? '',
    street,
    city,
    region: region_id ? { region, region_code, region_id } : { region: region ?? '' },
    postcode: postcode ?? '',
    telephone,
    country_code: country_id,
  };
}

/** Which address is meant: one of the customer's book by its number [CHK-8], or one that is written out. */
export function toAddressChoice(address: Address): { address: CartAddressInput } | { customer_address_id: number } {
  const { customerAddressId } = address;
  return customerAddressId !== undefined && readToken()
    ? { customer_address_id: customerAddressId }
    : { address: toCartAddressInput(address) };
}

/** As above for Magento's REST: unknown properties, such as our own, would be a fault there [CHK-5]. */
export function toRestAddress(address: Address): Record<string, unknown> {
  const { firstname, lastname, company, street, city, region, region_code, region_id } = address;
  const { postcode, telephone, country_id, customerAddressId } = address;
  return {
    firstname,
    lastname,
    company: company ?? '',
    street,
    city,
    region: region ?? '',
    ...(region_code ? { region_code } : {}),
    ...(region_id ? { region_id } : {}),
    postcode: postcode ?? '',
    telephone,
    country_id,
    // It has joined the book already, as GraphQL set it on the cart.
    ...(readToken() ? { customer_address_id: customerAddressId, save_in_address_book: 0 } : {}),
  };
}
