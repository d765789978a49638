import type { CardPayment } from '@/lib/checkout/state/checkout-state';
import { readSavedPayments, type SavedPayment } from '@/lib/customer/saved-payments';

const METHOD = 'braintree';

/** A card that the gateway has taken: its nonce pays once. `isKept`: the customer wants it to be saved. */
export function newCard(nonce: string, isKept: boolean): CardPayment {
  const kept: CardPayment['additional_data'] = isKept ? { is_active_payment_token_enabler: true } : {};
  return { method: METHOD, additional_data: { payment_method_nonce: nonce, ...kept } };
}

/** A card that the payment provider keeps for the customer. */
export function savedCard({ hash }: SavedPayment): CardPayment {
  return { method: `${METHOD}_cc_vault`, additional_data: { public_hash: hash } };
}

/** The customer's saved cards that can pay today. Throws AppError. */
export async function readSavedCards(now = new Date()): Promise<SavedPayment[]> {
  const saved = await readSavedPayments();
  return saved.filter(({ kind, method, expires }) => kind === 'card' && method === METHOD && !isPast(expires, now));
}

/** A card is good until the last day of its month. */
function isPast(expires: string | null, now: Date): boolean {
  const [, month, year] = /^(\d\d?)\/(\d{4})$/.exec(expires ?? '') ?? [];
  return year !== undefined && new Date(Number(year), Number(month)) <= now;
}
