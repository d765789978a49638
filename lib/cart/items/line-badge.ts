import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { type Badge, type CardRules, type Labels, productBadge, productLabel } from '@/lib/catalog/card/card-rules';
import { lineContents } from './line-contents';

/** The badge of the line's product, or of a part, that is sold under the strictest rule; a variant's own says more than its parent's. */
export function lineBadge(item: CartItemAnswer, labels: Labels, cardRules: CardRules): Badge | null {
  const { code, kinds } = cardRules.badge;
  const found = lineContents(item).map(({ product, parent }) => {
    const isOwn = !parent || productLabel(product, code, labels) !== null;
    return productBadge(isOwn ? product : parent, labels, cardRules);
  });
  // The rules name the strictest first.
  const [strictest] = kinds.flatMap(({ kind }) => found.find((badge) => badge?.kind === kind) ?? []);
  return strictest ?? null;
}
