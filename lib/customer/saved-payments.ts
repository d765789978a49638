import { AppError } from '@/lib/errors/app-error';
import { mutate, read } from '@/lib/magento/browser/calls';
import { graphql } from '@/lib/magento/graphql';

/** A way to pay that the payment provider keeps for the customer. */
export interface SavedPayment {
  /** Names it to the backend; tells nothing of the card. */
  hash: string;
  /** Magento's code of the payment method that it came of. */
  method: string;
  /** A card, or an account with a wallet. */
  kind: 'card' | 'account';
  /** The card's brand as shoppers know it; null where the provider does not tell. */
  brand: string | null;
  /** The last digits of a card, or whose account it is. */
  ending: string | null;
  /** `MM/YYYY`, as the provider writes it. */
  expires: string | null;
}

const savedPaymentsDocument = graphql(`
  query savedPayments {
    customerPaymentTokens {
      items {
        details
        payment_method_code
        public_hash
        type
      }
    }
  }
`);

const deleteDocument = graphql(`
  mutation deleteSavedPayment($hash: String!) {
    deletePaymentToken(public_hash: $hash) {
      result
    }
  }
`);

/** The customer's saved ways to pay. Throws AppError. */
export async function readSavedPayments(): Promise<SavedPayment[]> {
  const { customerPaymentTokens } = await read(savedPaymentsDocument, {});
  return (customerPaymentTokens?.items ?? []).flatMap((token) =>
    token
      ? [{ hash: token.public_hash, method: token.payment_method_code, kind: token.type, ...detailsOf(token.details) }]
      : [],
  );
}

/** Has the provider forget a way to pay. Throws AppError. */
export async function deleteSavedPayment(hash: string): Promise<void> {
  const { deletePaymentToken } = await mutate(deleteDocument, { hash });
  if (!deletePaymentToken?.result) throw new AppError('http', 'The commerce backend did not delete the payment');
}

/** Codes of card types, as Magento's payment modules write them. */
const BRANDS: Readonly<Record<string, string>> = {
  AE: 'American Express',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  MC: 'Mastercard',
  MI: 'Maestro',
  UN: 'UnionPay',
  VI: 'Visa',
};

/** Each provider writes JSON of its own; Braintree, PayPal and most others have these names. */
function detailsOf(details: string | null): Pick<SavedPayment, 'brand' | 'ending' | 'expires'> {
  const { type, maskedCC, maskedCc, cc_last_4, payerEmail, expirationDate } = parsed(details);
  const number = textOf(maskedCC ?? maskedCc ?? cc_last_4);
  const brand = textOf(type);
  return {
    brand: brand && (BRANDS[brand] ?? brand),
    ending: number?.replace(/[^\d]/g, '').slice(-4) || textOf(payerEmail),
    expires: textOf(expirationDate),
  };
}

function parsed(details: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(details ?? ''));
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
