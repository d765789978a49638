import type { AddressForm } from './address-form';
import type { CardValues } from './payments/card';

/** Where the bill goes: where the goods go, to a new address, or to one of the customer's book by its number. */
export type BillChoice = 'same' | 'new' | `${number}`;

/** The payment form's fields; those of a way that is not chosen stay empty. */
export interface PaymentValues {
  method: string | null;
  purchaseOrderNumber: string;
  card: CardValues;
  bill: string;
  billing: AddressForm;
}
