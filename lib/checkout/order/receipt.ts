import type { Address } from '@/lib/checkout/address/address';
import type { Money } from '@/lib/format/money';

/** What the shopper holds after ordering. */
export interface PlacedOrder {
  /** The order's number inside the backend; null where its answer was lost and only the order's number is known. */
  id: number | null;
  /** The number that shoppers and staff know it by, such as `000000042`; null while it could not be read. */
  number: string | null;
  email: string | null;
  /** Null for what is not sent by post. */
  shipping_address: Address | null;
  billing_address: Address | null;
  shippingTitle: string | null;
  paymentCode: string | null;
  /** Such as "Visa ····1111"; null for methods that need no words. */
  paymentLabel: string | null;
  grandTotal: Money | null;
  isSignedIn: boolean;
  /** Epoch milliseconds. */
  placedAt: number;
}

export interface Receipt {
  order: PlacedOrder | null;
}

export const EMPTY_RECEIPT: Receipt = { order: null };
