/** An address as the checkout keeps it [CHK-13]; names are Magento's. */
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
  /** Guests only. */
  email?: string;
  /** Where the address was picked from the customer's address book: its number there. */
  customerAddressId?: number;
  /** Signed-in customers only: whether a new address joins their address book. */
  saveInAddressBook?: boolean;
}

/** Where the bill goes: to an address of its own, or where the goods go. */
export type BillingAddress = Address | { sameAsShippingAddress: true };

/** Whether the bill goes where the goods go. */
export function isSameAsShipping(billing: BillingAddress): billing is { sameAsShippingAddress: true } {
  return 'sameAsShippingAddress' in billing;
}

/** The address that the bill goes to; null while it is not known. */
export function billedAddress(billing: BillingAddress | null, shipping: Address | null): Address | null {
  return billing && !isSameAsShipping(billing) ? billing : billing && shipping;
}
