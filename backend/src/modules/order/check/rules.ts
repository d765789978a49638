import type { OrderComment } from '../../../database/schema/sales-types';

/** What the pharmacist has decided about a line of an order. */
export interface Decision {
  isApproved: boolean;
  reason: string | null;
}

const LINE = /^(Approved|Not approved): *([^|]+?) *(?:\| *(.+))?$/;

/** A decision as a comment that the customer may read, which any Magento can have. */
export function decisionText(sku: string, { isApproved, reason }: Decision): string {
  return `${isApproved ? 'Approved' : 'Not approved'}: ${sku}${reason ? ` | ${reason.replaceAll(/\s+/g, ' ')}` : ''}`;
}

/** The decisions in an order's comments, by SKU; the latest holds. */
export function decisionsOf(comments: readonly OrderComment[]): Map<string, Decision> {
  const lines = comments.flatMap(({ message }) => message.split('\n'));
  return new Map(
    lines.flatMap((line) => {
      const [, word, sku, reason = null] = LINE.exec(line.trim()) ?? [];
      return sku ? [[sku, { isApproved: word === 'Approved', reason }]] : [];
    }),
  );
}
