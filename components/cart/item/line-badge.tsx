import { ProductBadge } from '@/components/catalog/card/product-badge';
import type { CartLine } from '@/lib/cart/cart';
import { lineBadge } from '@/lib/cart/items/line-badge';
import { useBadges } from '@/lib/catalog/card/load-badges';

/** How what is in a line is sold, as its card says it; nothing until, and where, the labels do not come. */
export function LineBadge({ line }: { line: CartLine }) {
  const badges = useBadges();
  const badge = badges && lineBadge(line.answer, badges.labels, badges.cardRules);
  return badge ? (
    <p>
      <ProductBadge badge={badge} />
    </p>
  ) : null;
}
