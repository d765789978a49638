import { fromHundredths, toHundredths } from '@/lib/catalog/options/hundredths';
import type { Money } from '@/lib/format/money';

interface BackendMoney {
  value?: number | null;
  currency?: string | null;
}

/** An amount of the backend; what it leaves out is nothing, in the cart's currency. */
export function toMoney(amount: BackendMoney | null | undefined, currency: string): Money {
  return { value: amount?.value ?? 0, currency: amount?.currency ?? currency };
}

/** What one of a row costs: whole hundredths, as the backend rounds. */
export function perPiece({ value, currency }: Money, quantity: number): Money {
  return { value: quantity > 0 ? fromHundredths(Math.round(toHundredths(value) / quantity)) : 0, currency };
}
