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
  /** Names a card that the shop keeps for its customer. */
  publicHash?: string;
  /** The customer lets the shop keep the card. */
  isToBeKept?: boolean;
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

/** What an ordered item was configured to, in the words of its day. Amounts are minor units of the order's currency. */
export interface OrderedDetails {
  /** Configurable: what the variant was chosen by. */
  attributes: { label: string; value: string }[];
  /** Customizable options; entered ones were typed, the others chosen. */
  options: { label: string; value: string; isEntered: boolean; skus?: string[] }[];
  bundle: {
    id: number;
    label: string;
    values: { id: number; name: string; sku: string; quantity: number; price: number }[];
  }[];
  links: { id: number; title: string; sortOrder: number }[];
  discounts: { label: string; amount: number }[];
  /** What left the shelf for one of the item. */
  pieces: { productId: number; each: number }[];
}

/** A note that customers may read. */
export interface OrderComment {
  message: string;
  /** ISO 8601. */
  at: string;
}

/** A parcel's number with its carrier. */
export interface Track {
  carrier: string;
  title: string;
  number: string;
}
