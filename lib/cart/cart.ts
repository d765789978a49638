import type { Money } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import type { CartItemAnswer } from './cart-fragment';

/** Magento's `CartItemInput`; options go by uid. */
export interface CartItemInput {
  sku: string;
  quantity: number;
  parent_sku?: string;
  selected_options?: string[];
  entered_options?: { uid: string; value: string }[];
}

export interface TaxedMoney {
  excludingTax: Money;
  includingTax: Money;
}

/** The amount that comes first in a tax display. */
export function shownAmount(price: TaxedMoney, display: TaxDisplayType): Money {
  return display === 1 ? price.excludingTax : price.includingTax;
}

/** Attribute of a line's element, with the line's key. */
export const LINE = 'data-line';

export interface CartLine {
  /** Changes when a configurable product's line is updated. */
  uid: string;
  /** Identifies the line as long as its options stay the same. */
  key: string;
  quantity: number;
  /** The stock, the most that a change may make of it; null where the shop does not show it, or it is none. */
  maxQuantity: number | null;
  /** Magento's type, such as `ConfigurableCartItem`. */
  type: string;
  product: {
    uid: string;
    sku: string;
    name: string;
    /** Public path, with the selected variant; null where the product has no page. */
    href: string | null;
    image: string | null;
    inStock: boolean;
    variantSku: string | null;
  };
  options: { label: string; value: string }[];
  price: TaxedMoney;
  rowTotal: TaxedMoney;
  discount: Money | null;
  /** As the backend answered the line, with the attributes that the page asks for. */
  answer: CartItemAnswer;
  /** Adds the same line again, for undo and for changed options. */
  input: CartItemInput;
  /** Whether `input` does: the backend shows dates in words, and takes only what was entered. */
  isRepeatable: boolean;
  /** The backend would not order it as it is, such as more than there is. */
  hasErrors: boolean;
  /** The shop does not sell it in a cart: it can only be removed. */
  isRefused: boolean;
  /** No answers sell it either: none are asked for. */
  isUnsealable: boolean;
  /** Nobody but who allowed it says how much: a medicine after its consultation. Refused lines are, too. */
  isFixed: boolean;
  /** The backend has noted another time than was entered. */
  hasOtherTime: boolean;
  /** The day that a service is booked for has passed: the line can only be removed. */
  isDayOver: boolean;
}

export interface LabelledMoney {
  label: string;
  amount: Money;
}

export interface CartTotals {
  subtotal: TaxedMoney;
  discounts: LabelledMoney[];
  taxes: LabelledMoney[];
  /** Null until a shipping method is selected. */
  shipping: (TaxedMoney & { title: string }) | null;
  grandTotal: Money;
}

export interface CartShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  price: TaxedMoney;
  available: boolean;
  errorMessage: string | null;
}

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
  isVirtual: boolean;
  email: string | null;
  lines: CartLine[];
  /** The backend would not order it, and does not say for which line. */
  isWrong: boolean;
  totalQuantity: number;
  coupons: string[];
  totals: CartTotals;
  paymentMethods: { code: string; title: string }[];
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
  shippingMethods: CartShippingMethod[];
  shippingMethod: CartShippingMethod | null;
}
