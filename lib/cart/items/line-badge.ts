import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { type Badge, type CardRules, type Labels, pieceBadge, strictestBadge } from '@/lib/catalog/card/card-rules';
import { lineContents } from './line-contents';

/** The badge of the line's product, or of a part, that is sold under the strictest rule; a variant's own says more than its parent's. */
export function lineBadge(item: CartItemAnswer, labels: Labels, cardRules: CardRules): Badge | null {
  const found = lineContents(item).map(({ product, parent }) => pieceBadge(product, parent, labels, cardRules));
  return strictestBadge(found, cardRules);
}
