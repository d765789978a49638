/** What a line of an order tells of itself, as any Magento does. */
export interface CheckedLine {
  sku: string;
  quantity: Record<'ordered' | 'shipped' | 'canceled' | 'refunded', number>;
}

/** How far the pharmacist is with a line; `refunded` and `uncharged` are what was refused, with what becomes of its money. */
export type CheckState = 'checking' | 'approved' | 'sent' | 'refused' | 'refunded' | 'uncharged';

export interface LineCheck {
  state: CheckState;
  /** The pharmacist has said so, whatever else is known of the line. */
  isDecided: boolean;
  /** Why it is so, in the pharmacist's words. */
  reason: string | null;
}

/** A line of a comment that says what the pharmacist has decided: the words are the merchant's to type, in any language's view. */
export const DECISION = /^(?<word>Approved|Not approved): *(?<sku>[^|]+?) *(?:\| *(?<reason>.+))?$/;

/** What Magento appends to the SKU of a line whose questions were answered: that of the option, and maybe of more behind it. */
export const APPENDED = /-suitability(-.*)?$/i;

/**
 * How far the pharmacist is with a medicine, by the order's comments and the line's quantities; null where there is
 * nothing to say: who has cancelled or returned it was not refused. Money alone says nothing: a card is often charged at once.
 */
export function lineCheck({ sku, quantity }: CheckedLine, comments: readonly { text: string }[]): LineCheck | null {
  const { ordered, shipped, canceled, refunded } = quantity;
  const decision = lastDecision(sku, comments);
  if (decision && !decision.isApproved) {
    const state = refunded > 0 ? 'refunded' : canceled > 0 ? 'uncharged' : 'refused';
    return { state, isDecided: true, reason: decision.reason };
  }
  const left = ordered - canceled - refunded;
  if (left <= 0) return null;
  const isDecided = decision !== undefined;
  if (shipped >= left) return { state: 'sent', isDecided, reason: null };
  return { state: isDecided ? 'approved' : 'checking', isDecided, reason: decision?.reason ?? null };
}

/** Magento tells the newest comment first; within one, what is written last holds. */
function lastDecision(sku: string, comments: readonly { text: string }[]) {
  const names: (string | undefined)[] = [sku, sku.replace(APPENDED, '')];
  for (const { text } of comments) {
    const decisions = text.split('\n').flatMap((line) => {
      const said = DECISION.exec(line.trim())?.groups;
      return said && names.includes(said.sku)
        ? [{ isApproved: said.word === 'Approved', reason: said.reason ?? null }]
        : [];
    });
    if (decisions.length > 0) return decisions.at(-1);
  }
  return undefined;
}
