import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { type Cart, type CartLine, type CartTotals, shownAmount } from '@/lib/cart/cart';
import { type Money, type StoredMoney, toMoney, toStoredMoney } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { isFields, isMoney, isText, isTextOrNull } from './stored-order';

/** A line of an order that was placed, as its cart showed it; not its key, in which all of an answer stands. */
export interface OrderedLine extends Pick<CartLine, 'uid' | 'quantity' | 'options'> {
  name: string;
  image: string | null;
  total: Money;
}

type StoredLine = Omit<OrderedLine, 'total'> & { total: StoredMoney };

/** Notes what is ordered, for the success page; in this tab only, since others may use the browser. */
export function storeOrderedLines(
  { id, lines, totals }: Pick<Cart, 'id' | 'lines' | 'totals'>,
  display: TaxDisplayType,
): void {
  const stored = lines.map(({ uid, quantity, options, product: { name, image }, rowTotal }): StoredLine => {
    const total = toStoredMoney(shownAmount(rowTotal, display));
    return { uid, quantity, options, name, image, total };
  });
  writeDraft('draft_ordered_lines', { of: id, lines: stored, totals });
}

/** Ties the lines to the order that their cart became, which from now on is known by when it was placed. */
export function settleOrderedLines(cartId: string, placedAt: number): void {
  const draft = readDraft('draft_ordered_lines');
  if (isFields(draft) && draft.of === cartId) writeDraft('draft_ordered_lines', { ...draft, of: placedAt });
  else discardOrderedLines();
}

export function discardOrderedLines(): void {
  removeDraft('draft_ordered_lines');
}

/** The lines of the order that was placed then, and what they added up to; null where this tab does not know it. */
export function readOrdered(placedAt: number): { lines: OrderedLine[]; totals: CartTotals } | null {
  const draft = readDraft('draft_ordered_lines');
  if (!isFields(draft) || draft.of !== placedAt) return null;
  const { lines, totals } = draft;
  if (!Array.isArray(lines) || !lines.every(isStoredLine) || !isTotals(totals)) return null;
  return { lines: lines.map((line) => ({ ...line, total: toMoney(line.total, line.total.currency) })), totals };
}

function isStoredLine(value: unknown): value is StoredLine {
  if (!isFields(value)) return false;
  const { uid, quantity, options, name, image, total } = value;
  return (
    [uid, name].every(isText) &&
    typeof quantity === 'number' &&
    Array.isArray(options) &&
    options.every((option) => isFields(option) && isText(option.label) && isText(option.value)) &&
    isTextOrNull(image) &&
    isMoney(total)
  );
}

function isTotals(value: unknown): value is CartTotals {
  if (!isFields(value)) return false;
  const { subtotal, discounts, taxes, shipping, grandTotal } = value;
  return (
    isTaxed(subtotal) &&
    [discounts, taxes].every(areLabelled) &&
    (shipping === null || isTaxed(shipping)) &&
    isAmount(grandTotal)
  );
}

function isTaxed(value: unknown): boolean {
  return isFields(value) && isAmount(value.excludingTax) && isAmount(value.includingTax);
}

function areLabelled(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isFields(one) && isText(one.label) && isAmount(one.amount));
}

function isAmount(value: unknown): value is Money {
  return isFields(value) && typeof value.minor === 'number' && isText(value.currency);
}
