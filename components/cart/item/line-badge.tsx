import { useEffect, useState } from 'react';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { lineContents } from '@/lib/cart/items/line-contents';
import { type Badge, productBadge, productLabel } from '@/lib/catalog/card/card-rules';
import { type BadgeLabels, loadBadges } from '@/lib/catalog/card/load-badges';

/** How what is in a line is sold, as its card says it; nothing until, and where, the labels do not come. */
export function LineBadge({ item }: { item: CartItemAnswer }) {
  const [badges, setBadges] = useState<BadgeLabels | null>(null);
  useEffect(() => {
    loadBadges().then(setBadges, () => undefined);
  }, []);
  const badge = badges && lineBadge(item, badges);
  return badge ? (
    <p>
      <ProductBadge badge={badge} />
    </p>
  ) : null;
}

/** The badge of the product, or of a part, that is sold under the strictest rule; a variant's own says more than its parent's. */
function lineBadge(item: CartItemAnswer, { cardRules, labels }: BadgeLabels): Badge | null {
  const { code, kinds } = cardRules.badge;
  const found = lineContents(item).map(({ product, parent }) => {
    const isOwn = !parent || productLabel(product, code, labels) !== null;
    return productBadge(isOwn ? product : parent, labels, cardRules);
  });
  // The rules name the strictest first.
  const [strictest] = kinds.flatMap(({ kind }) => found.find((badge) => badge?.kind === kind) ?? []);
  return strictest ?? null;
}
