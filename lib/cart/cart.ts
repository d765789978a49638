import type { Money } from '@/lib/format/money';

/** What `addProductsToCart` takes, for every type of product: what is chosen and written goes by uid. */
export interface CartItemInput {
  sku: string;
  quantity: number;
  parent_sku?: string;
  selected_options?: string[];
  entered_options?: { uid: string; value: string }[];
}

/** An amount without and with tax. */
export interface TaxedMoney {
  excludingTax: Money;
  includingTax: Money;
}

/** A line of the cart. */
export interface CartLine {
  /** Changes when a configurable product's line is updated. */
  uid: string;
  /** Names the line as long as the same thing is chosen in it. */
  key: string;
  quantity: number;
  /** How many there are, where the shop tells; null where it does not. */
  maxQuantity: number | null;
  /** Magento's type, such as `ConfigurableCartItem`. */
  type: string;
  product: {
    uid: string;
    sku: string;
    name: string;
    /** Public path, with the chosen variant; null where the product has no page. */
    href: string | null;
    /** A media URL of the backend. */
    image: string | null;
    inStock: boolean;
    urlKey: string;
    /** The chosen variant's SKU. */
    variantSku: string | null;
  };
  options: { label: string; value: string }[];
  /** Of one. */
  price: TaxedMoney;
  rowTotal: TaxedMoney;
  /** What is taken off the row; null where nothing is. */
  discount: Money | null;
  /** What adds the same line again: for undo and for another choice of options. */
  input: CartItemInput;
}

/** An amount with what it is for. */
export interface LabelledMoney {
  label: string;
  amount: Money;
}

export interface CartTotals {
  subtotal: TaxedMoney;
  /** Amounts above zero that are taken off. */
  discounts: LabelledMoney[];
  taxes: LabelledMoney[];
  /** Null until a way of delivery is chosen. */
  shipping: (TaxedMoney & { title: string }) | null;
  grandTotal: Money;
}

/** A way of delivery that the backend offers for the cart's address. */
export interface CartShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  price: TaxedMoney;
  available: boolean;
  errorMessage: string | null;
}

/** An address as the cart holds it. */
export interface CartAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: string | null;
  region_code: string | null;
  region_id: number | null;
  postcode: string | null;
  telephone: string;
  country_id: string;
}

export interface Cart {
  id: string;
  /** Nothing in it is sent by post. */
  isVirtual: boolean;
  email: string | null;
  lines: CartLine[];
  /** Sum of the lines' quantities. */
  totalQuantity: number;
  coupons: string[];
  totals: CartTotals;
  paymentMethods: { code: string; title: string }[];
  paymentMethod: { code: string; title: string; purchaseOrderNumber: string | null } | null;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
  shippingMethods: CartShippingMethod[];
  shippingMethod: CartShippingMethod | null;
}
