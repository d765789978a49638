import { readToken } from '@/lib/magento/browser/token';
import type { Address } from './address';

/** Magento's `CartAddressInput`, as far as the checkout fills it. */
interface CartAddressInput {
  firstname: string;
  lastname: string;
  company?: string;
  street: string[];
  city: string;
  region?: string;
  region_id?: number;
  postcode?: string;
  telephone: string;
  country_code: string;
  save_in_address_book?: boolean;
}

/** An address for Magento's GraphQL: the subset of B7 [CHK-13]. Left out is what is not given. */
function toCartAddressInput(address: Address): CartAddressInput {
  const { firstname, lastname, company, street, city, region_code, region_id, region, postcode, telephone } = address;
  const place = region_code ?? region;
  return {
    firstname,
    lastname,
    ...(company ? { company } : {}),
    street,
    city,
    ...(place ? { region: place } : {}),
    ...(region_id ? { region_id } : {}),
    ...(postcode ? { postcode } : {}),
    telephone,
    country_code: address.country_id,
    // Unless told otherwise Magento puts every address of a customer into the book.
    ...(readToken() ? { save_in_address_book: address.saveInAddressBook ?? false } : {}),
  };
}

/** Which address is meant: one of the customer's book by its number [CHK-8], or one that is written out. */
export function toAddressChoice(address: Address): { address: CartAddressInput } | { customer_address_id: number } {
  const { customerAddressId } = address;
  return customerAddressId !== undefined && readToken()
    ? { customer_address_id: customerAddressId }
    : { address: toCartAddressInput(address) };
}

/** An address for Magento's REST: unknown properties, such as our own, would be a fault there [CHK-5]. */
export function toRestAddress(address: Address): Record<string, unknown> {
  const { firstname, lastname, company, street, city, region, region_code, region_id } = address;
  const { postcode, telephone, country_id, customerAddressId, saveInAddressBook } = address;
  const given = { company, region, region_code, region_id, postcode };
  return {
    firstname,
    lastname,
    street,
    city,
    telephone,
    country_id,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
    ...(readToken() ? { customer_address_id: customerAddressId, save_in_address_book: saveInAddressBook ? 1 : 0 } : {}),
  };
}
