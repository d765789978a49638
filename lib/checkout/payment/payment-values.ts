import type { AddressForm } from '@/lib/checkout/address/address-form';
import type { CardValues } from './card';

/** The payment form's fields; those of a way that is not chosen stay empty. */
export interface PaymentValues {
  method: string | null;
  purchaseOrderNumber: string;
  card: CardValues;
  /** Where the bill goes: `same` as the goods, `new`, or the number of an address of the customer's book. */
  bill: string;
  billing: AddressForm;
}
