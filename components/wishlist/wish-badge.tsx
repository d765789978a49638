import { useEffect, useState } from 'react';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { cardBadge, pieceBadge } from '@/lib/catalog/card/card-rules';
import { type BadgeLabels, loadBadges } from '@/lib/catalog/card/load-badges';
import type { Wish } from '@/lib/wishlist/wishlist';

/** How what is wished for is sold, as far as it is chosen; nothing until, and where, the labels do not come. */
export function WishBadge({ product, variant }: Pick<Wish, 'product' | 'variant'>) {
  const [badges, setBadges] = useState<BadgeLabels | null>(null);
  useEffect(() => {
    loadBadges().then(setBadges, () => undefined);
  }, []);
  if (!badges) return null;
  const { labels, cardRules } = badges;
  const badge = variant ? pieceBadge(variant, product, labels, cardRules) : cardBadge(product, labels, cardRules);
  return badge ? <ProductBadge badge={badge} /> : null;
}
