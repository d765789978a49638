import { useEffect, useState } from 'react';
import { pageUnsoldRule } from '@/lib/browser/page-store';
import { readOnce } from '@/lib/magento/browser/shop-read';
import { BADGES_PATH, type BadgeSource, toLabels } from './badge-source';
import type { CardRules, Labels } from './card-rules';

/** What products' badges are read by in the browser. */
export interface BadgeLabels {
  cardRules: CardRules;
  labels: Labels;
}

const readBadges = readOnce(
  BADGES_PATH,
  ({ cardRules, attributes }: BadgeSource): BadgeLabels => ({ cardRules, labels: toLabels(attributes) }),
);

/** What badges are read by in this document's store view, asked for once; null in a shop without any. Rejects where it does not come. */
export async function loadBadges(): Promise<BadgeLabels | null> {
  return pageUnsoldRule() ? readBadges() : null;
}

/** What badges are read by, for a component; null until it has come, and where it does not. */
export function useBadges(): BadgeLabels | null {
  const [badges, setBadges] = useState<BadgeLabels | null>(null);
  useEffect(() => {
    loadBadges().then(setBadges, () => undefined);
  }, []);
  return badges;
}
