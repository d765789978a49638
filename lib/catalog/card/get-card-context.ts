import 'server-only';
import type { AttributeCatalogue } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import type { StoreContext } from '@/lib/store/store-view';
import type { CardContext } from './card-product';
import { type CardRules, cardAttributes, kindOf } from './card-rules';

/** What the browser needs to make cards of answers, and the merchant's attributes to ask for on them. Throws AppError. */
export async function getCardContext(
  { storeView, currency }: StoreContext,
  cardRules?: CardRules,
): Promise<{ context: CardContext; codes: string[] }> {
  const [{ productAttributes }, attributes] = await Promise.all([
    getCapabilities(),
    getAttributes({ storeView, currency }),
  ]);
  const codes = cardAttributes(cardRules, productAttributes);
  const context = {
    storeView: { code: storeView.code, isDefault: storeView.isDefault },
    currency,
    attributes: new Map([...attributes].filter(([code]) => codes.includes(code))),
    cardRules: cardRules && carriedRules(cardRules, attributes),
  };
  return { context, codes };
}

/** What the browser is given of the rules, with the attributes that they go by. */
export function carriedRules(cardRules: CardRules, attributes: AttributeCatalogue): CardRules {
  return { ...cardRules, kin: undefined, badge: knownBadge(cardRules, attributes) };
}

/** The badge's kinds by the labels that the merchant's list has, and not as any label would be recognised. */
function knownBadge({ badge }: CardRules, attributes: AttributeCatalogue): CardRules['badge'] {
  const metadata = attributes.get(badge.code);
  if (metadata?.input !== 'select') return badge;
  const labels = [...metadata.options.values()];
  const kinds = badge.kinds.flatMap((kind) => {
    const own = labels.filter((label) => kindOf(label, badge.kinds) === kind);
    // What no label says may still be left unsaid by one.
    if (own.length === 0 && kind.says !== 'nothing') return [];
    return [{ ...kind, label: own.length > 0 ? `^(?:${own.map(escaped).join('|')})$` : NEVER }];
  });
  return { ...badge, kinds };
}

/** Matches no text. */
const NEVER = '$.';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
