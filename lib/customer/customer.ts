import type { ResultOf } from '@/lib/magento/graphql';
import type { customerDocument } from './documents';

/** An address of a customer's book; names are Magento's. */
export interface CustomerAddress {
  id: number;
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: string | null;
  region_code: string | null;
  region_id: number | null;
  postcode: string | null;
  country_id: string;
  telephone: string;
  isDefaultBilling: boolean;
  isDefaultShipping: boolean;
}

/** The specification's `currentUser` [SESS-6]; names are Magento's. */
export interface Customer {
  email: string;
  firstname: string;
  lastname: string;
  is_subscribed: boolean;
  /** ISO 8601, a date without time. */
  date_of_birth: string | null;
  taxvat: string | null;
  /** Magento's number: 1 male, 2 female, 3 not specified. */
  gender: number | null;
  addresses: CustomerAddress[];
}

type CustomerAnswer = NonNullable<ResultOf<typeof customerDocument>['customer']>;
type AddressAnswer = NonNullable<NonNullable<CustomerAnswer['addresses']>[number]>;

/** Maps the backend's answer; an address without a number or a country cannot be used and is left out. */
export function toCustomer(answer: CustomerAnswer): Customer {
  const { email, firstname, lastname, is_subscribed, date_of_birth, taxvat, gender, addresses } = answer;
  return {
    email: email ?? '',
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    is_subscribed: is_subscribed ?? false,
    date_of_birth: date_of_birth || null,
    taxvat: taxvat || null,
    gender: gender || null,
    addresses: (addresses ?? []).flatMap((address) => toAddress(address) ?? []),
  };
}

function toAddress(answer: AddressAnswer | null): CustomerAddress | null {
  if (!answer?.id || !answer.country_code) return null;
  // Magento answers 0 for a region that was typed, and repeats its text as the code.
  const region_id = answer.region?.region_id || null;
  return {
    id: answer.id,
    firstname: answer.firstname ?? '',
    lastname: answer.lastname ?? '',
    company: answer.company || null,
    street: (answer.street ?? []).filter((line) => line !== null),
    city: answer.city ?? '',
    region: answer.region?.region || null,
    region_code: region_id ? answer.region?.region_code || null : null,
    region_id,
    postcode: answer.postcode || null,
    country_id: answer.country_code,
    telephone: answer.telephone ?? '',
    isDefaultBilling: answer.default_billing ?? false,
    isDefaultShipping: answer.default_shipping ?? false,
  };
}
