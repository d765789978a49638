import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ProductBadge } from '@/components/catalog/card/product-badge';
import { type CartLine, LINE } from '@/lib/cart/cart';
import { lineBadge } from '@/lib/cart/items/line-badge';
import type { CardContext } from '@/lib/catalog/card/card-product';
import type { Badge } from '@/lib/catalog/card/card-rules';

interface LineBadgesProps {
  lines: readonly CartLine[];
  source: Pick<CardContext, 'attributes' | 'cardRules'>;
}

/** How what is in the page's lines is sold. It comes when the page rests: the lines' own code has no room for it. */
export function LineBadges({ lines, source: { attributes, cardRules } }: LineBadgesProps) {
  if (!cardRules) return null;
  return lines.map(({ key, answer }) => {
    const badge = lineBadge(answer, attributes, cardRules);
    return badge ? <PlacedBadge key={key} lineKey={key} badge={badge} /> : null;
  });
}

/** Stands below the line's name. */
function PlacedBadge({ lineKey, badge }: { lineKey: string; badge: Badge }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const lines = [...document.querySelectorAll(`main [${LINE}]`)];
    const line = lines.find((element) => element.getAttribute(LINE) === lineKey);
    const own = document.createElement('p');
    line?.querySelector('h2')?.after(own);
    setPlace(own);
    return () => own.remove();
  }, [lineKey]);
  return place && createPortal(<ProductBadge badge={badge} />, place);
}
