import type { Money } from '@/lib/format/money';

export interface CountedLine {
  quantity: number;
  product: { sku: string; variantSku: string | null };
  rowTotal: { excludingTax: Money; includingTax: Money };
  discount: Money | null;
}

export interface CountedCart {
  lines: readonly CountedLine[];
  coupons: readonly string[];
  totals: {
    taxes: readonly { amount: Money }[];
    shipping: { excludingTax: Money } | null;
    grandTotal: Money;
  };
}

/** What has happened in the shop, told by the room where it did. Nothing of it names a person. */
export type ShopEvent =
  | { type: 'added' | 'removed'; line: CountedLine; quantity: number }
  /** Seen on a page or in the drawer. */
  | { type: 'cart'; cart: CountedCart }
  /** Open, or changed while it is. */
  | { type: 'checkout'; cart: CountedCart }
  | { type: 'shipping'; tier: string }
  | { type: 'payment'; method: string }
  | { type: 'ordered'; number: string; total: Money }
  | SessionEvent;

export type SessionEvent = { type: 'signed-in' } | { type: 'registered' };

/** What has been told and nobody has heard yet; who hears takes the place of `push`, as tag managers do. */
export const told: ShopEvent[] = [];

/** Tells whoever counts: until somebody does it waits, and most shops have nobody who does. */
export function tell(event: ShopEvent): void {
  told.push(event);
}
