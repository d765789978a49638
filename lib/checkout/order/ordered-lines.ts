import { readDraft, removeDraft, writeDraft } from '@/lib/browser/session/session-storage';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { type Money, type StoredMoney, toMoney, toStoredMoney } from '@/lib/format/money';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { isFields, isMoney, isText, isTextOrNull } from './stored-order';

/** A line of an order that was placed, as its cart showed it; not its key, in which all of an answer stands. */
export interface OrderedLine extends Pick<CartLine, 'uid' | 'quantity' | 'options'> {
  name: string;
  image: string | null;
  total: Money;
}

type StoredLine = Omit<OrderedLine, 'total'> & { total: StoredMoney };

/** Notes what is ordered, for the success page; in this tab only, since others may use the browser. */
export function storeOrderedLines({ id, lines }: Pick<Cart, 'id' | 'lines'>, display: TaxDisplayType): void {
  const stored = lines.map(({ uid, quantity, options, product: { name, image }, rowTotal }): StoredLine => {
    const total = toStoredMoney(display === 1 ? rowTotal.excludingTax : rowTotal.includingTax);
    return { uid, quantity, options, name, image, total };
  });
  writeDraft('draft_ordered_lines', { of: id, lines: stored });
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

/** The lines of the order that was placed then; none where this tab does not know them. */
export function readOrderedLines(placedAt: number): OrderedLine[] {
  const draft = readDraft('draft_ordered_lines');
  if (!isFields(draft) || draft.of !== placedAt || !Array.isArray(draft.lines)) return [];
  return draft.lines.every(isStoredLine)
    ? draft.lines.map((line) => ({ ...line, total: toMoney(line.total, line.total.currency) }))
    : [];
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
