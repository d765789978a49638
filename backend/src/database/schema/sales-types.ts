/** A way of delivery as a store view offers it; prices in the base currency, as entered (with tax where prices are). */
export interface CarrierSetting {
  kind: 'flat' | 'free' | 'table';
  carrierCode: string;
  carrierTitle: string;
  methodCode: string;
  methodTitle: string;
  /** Flat: for the whole cart. */
  price?: number;
  /** Free: offered from this subtotal on. */
  from?: number;
}

export interface SalesSettings {
  /** Codes of the countries that the store view sells to. */
  countries: string[];
  /** Whether entered prices (and delivery) contain the tax. */
  pricesIncludeTax: boolean;
  shippingTaxClass: 'standard' | 'none';
  carriers: CarrierSetting[];
  payments: { code: string; title: string }[];
}

/** How a product was configured; what a type does not have is absent. */
export interface Choice {
  /** Configurable: the variant's product id. */
  variant?: number;
  bundle?: { option: number; selection: number; quantity: number }[];
  /** Downloadable: ids of the links bought. */
  links?: number[];
  /** Customizable options: option id, and value ids or the text entered. */
  options?: { option: number; values: string[] }[];
}

export interface CartAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: { id: number | null; code: string | null; label: string | null };
  postcode: string | null;
  countryId: string;
  telephone: string | null;
  customerNotes: string | null;
  /** The address of the address book that it is a copy of. */
  customerAddressId?: number;
  /** Goes to the customer's address book with the order. */
  isToBeSaved?: boolean;
}

export interface PaymentChoice {
  code: string;
  purchaseOrderNumber?: string;
  nonce?: string;
}

/** Minor units. */
export interface OrderTotals {
  subtotalExcludingTax: number;
  subtotalIncludingTax: number;
  shippingExcludingTax: number;
  shippingIncludingTax: number;
  discount: number;
  discounts: { label: string; amount: number }[];
  tax: number;
  taxes: { title: string; percent: number; amount: number }[];
  grandTotal: number;
}
