import type { CustomerRow } from '../queries';
import type { AddressRow } from './address-queries';

/** What `CustomerAddress` is resolved from. */
export interface AddressParent {
  row: AddressRow;
  customer: Pick<CustomerRow, 'defaultBillingId' | 'defaultShippingId'>;
  /** Just created: Magento then answers what was given, not what it keeps. */
  isNew?: boolean;
  /** The region's code as just typed, which Magento echoes and does not keep. */
  typedCode?: string | null | undefined;
}

function region({ row, isNew, typedCode }: AddressParent) {
  const { region: name, regionCode, regionId } = row;
  const code = regionCode ?? typedCode;
  if (isNew) return { region: name, region_code: code ?? null, region_id: regionId };
  return { region: name, region_code: code ?? name, region_id: regionId ?? 0 };
}

export const addressFieldResolvers = {
  CustomerAddress: {
    id: ({ row }: AddressParent) => row.id,
    // Magento does not tell it.
    customer_id: () => null,
    firstname: ({ row }: AddressParent) => row.firstname,
    lastname: ({ row }: AddressParent) => row.lastname,
    middlename: ({ row }: AddressParent) => row.middlename,
    prefix: ({ row }: AddressParent) => row.prefix,
    suffix: ({ row }: AddressParent) => row.suffix,
    company: ({ row }: AddressParent) => row.company,
    street: ({ row }: AddressParent) => row.street,
    city: ({ row }: AddressParent) => row.city,
    country_code: ({ row }: AddressParent) => row.countryId,
    country_id: ({ row }: AddressParent) => row.countryId,
    region,
    region_id: ({ row, isNew }: AddressParent) => (isNew ? null : (row.regionId ?? 0)),
    postcode: ({ row }: AddressParent) => row.postcode,
    telephone: ({ row }: AddressParent) => row.telephone,
    fax: ({ row }: AddressParent) => row.fax,
    vat_id: ({ row }: AddressParent) => row.vatId,
    default_billing: ({ row, customer }: AddressParent) => customer.defaultBillingId === row.id,
    default_shipping: ({ row, customer }: AddressParent) => customer.defaultShippingId === row.id,
  },
};
