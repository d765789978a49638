import 'server-only';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import type { StoreView } from '@/lib/store/store-view';
import type { BadgeSource } from './badge-source';
import { type CardRules, ruledAttributes } from './card-rules';
import { carriedRules } from './get-card-context';

/** What the browser reads badges by in a store view. Throws AppError. */
export async function getBadgeSource(storeView: StoreView, cardRules: CardRules): Promise<BadgeSource> {
  const attributes = await getAttributes({ storeView, currency: storeView.currency });
  const known = ruledAttributes(cardRules).flatMap((code) => attributes.get(code) ?? []);
  return {
    cardRules: carriedRules(cardRules, attributes),
    attributes: known.map(({ code, input, options }) => ({ code, input, options: [...options] })),
  };
}
