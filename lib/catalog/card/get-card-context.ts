import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { type AttributeCatalogue, withAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import type { StoreContext, StoreView } from '@/lib/store/store-view';
import { type BadgeSource, packLabels } from './badge-source';
import type { CardContext } from './card-product';
import { apartAttributes, type CardRules, cardAttributes, kindOf, kinValues, ruledAttributes } from './card-rules';
import type { CrossSellSource } from './cross-sells';
import { crossSellsDocument } from './documents';

interface CardQueries {
  context: CardContext;
  /** The merchant's attributes to ask for on cards. */
  codes: string[];
  /** The document with all that cards are made of, as far as the backend has it. */
  withCards<Data, Variables>(document: TadaDocumentNode<Data, Variables>): TadaDocumentNode<Data, Variables>;
}

/** What the browser needs to make cards of answers, and what to ask for on them. Throws AppError. */
export async function getCardContext(
  { storeView, currency }: StoreContext,
  cardRules?: CardRules,
): Promise<CardQueries> {
  const [capabilities, attributes] = await Promise.all([getCapabilities(), getAttributes({ storeView, currency })]);
  const codes = cardAttributes(cardRules, capabilities.productAttributes);
  const context = {
    storeView: { code: storeView.code, isDefault: storeView.isDefault },
    currency,
    attributes: new Map([...attributes].filter(([code]) => codes.includes(code))),
    cardRules: cardRules && carriedRules(cardRules, attributes),
  };
  return {
    context,
    codes,
    withCards: (document) => withAvailableFields(withAttributes(document, 'ProductCardFields', codes), capabilities),
  };
}

/** What the cart page hands to the browser to read cross-sells with. Throws AppError. */
export async function getCrossSellSource(storeContext: StoreContext, cardRules?: CardRules): Promise<CrossSellSource> {
  const { context, codes, withCards } = await getCardContext(storeContext, cardRules);
  const apart = codes.filter((code) => apartAttributes(cardRules).includes(code));
  const kin = kinValues(cardRules, context.attributes);
  return {
    ...context,
    kin,
    query: toQueryText(withAttributes(withCards(crossSellsDocument), 'CrossSellingProductFields', apart)),
  };
}

/** What the browser reads badges by in a store view. Throws AppError. */
export async function getBadgeSource(storeView: StoreView, cardRules: CardRules): Promise<BadgeSource> {
  const attributes = await getAttributes({ storeView, currency: storeView.currency });
  return {
    cardRules: carriedRules(cardRules, attributes),
    attributes: packLabels(ruledAttributes(cardRules), attributes),
  };
}

/** What the browser is given of the rules, with the attributes that they go by. */
function carriedRules(cardRules: CardRules, attributes: AttributeCatalogue): CardRules {
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
