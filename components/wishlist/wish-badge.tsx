import { useEffect, useState } from 'react';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { productBadge } from '@/lib/catalog/card/card-rules';
import { type BadgeLabels, loadBadges } from '@/lib/catalog/card/load-badges';

/** How what is wished for is sold, as its card says it; nothing until, and where, the labels do not come. */
export function WishBadge({ product }: { product: object }) {
  const [badges, setBadges] = useState<BadgeLabels | null>(null);
  useEffect(() => {
    loadBadges().then(setBadges, () => undefined);
  }, []);
  const badge = badges && productBadge(product, badges.labels, badges.cardRules);
  return badge ? <ProductBadge badge={badge} /> : null;
}
