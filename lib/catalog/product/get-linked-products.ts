import 'server-only';
import { type CardProduct, type ProductAnswer, toCardProduct } from '@/lib/catalog/card/card-product';
import { apartAttributes, type CardRules, isShownOn, kinValues, mayStandBeside } from '@/lib/catalog/card/card-rules';
import { getCardContext } from '@/lib/catalog/card/get-card-context';
import { getNotes, withKeptWords } from '@/lib/catalog/card/get-notes';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { attributeValue, withAttributes, withGroupedItemAttributes } from './attributes';
import { linkedProductsDocument } from './documents';

/** Products that the merchant shows beside another one. */
export interface LinkedProducts {
  related: CardProduct[];
  /** What those of `related` are kept apart by, in their order: the attribute's value; empty of what has none. */
  madeOf: string[];
  upsell: CardProduct[];
}

/** What is linked to the product at an address and may be recommended beside it, in the merchant's order. Throws AppError. */
export async function getLinkedProducts(
  storeContext: StoreContext,
  url: string,
  tags: string[],
  cardRules?: CardRules,
): Promise<LinkedProducts> {
  const { context, codes, withCards } = await getCardContext(storeContext, cardRules);
  const apart = codes.filter((code) => apartAttributes(cardRules).includes(code));
  const linking = withAttributes(withCards(linkedProductsDocument), 'LinkingProductFields', apart);
  const document = withGroupedItemAttributes(linking, apart);
  const { route } = await query(document, { url }, { storeContext, tags });
  const kin = kinValues(cardRules, context.attributes);
  if (!route || !('related_products' in route)) return { related: [], madeOf: [], upsell: [] };
  const members = 'members' in route ? (route.members ?? []) : [];
  const parts = 'parts' in route ? (route.parts ?? []).flatMap((part) => part?.options ?? []) : [];
  const shown = [route, ...[...members, ...parts].flatMap((one) => one?.product ?? [])];
  const linked = [...(route.related_products ?? []), ...(route.upsell_products ?? [])];
  const withNote = await getNotes(storeContext, linked, cardRules);
  const toCards = (products: readonly (ProductAnswer | null)[] | null | undefined) =>
    (products ?? []).flatMap((product) => {
      if (!product || !mayStandBeside(product, shown, cardRules, kin)) return [];
      const card = toCardProduct(product, context);
      const [madeOf = ''] = apart.flatMap((code) => attributeValue(product, code) ?? []);
      return card && isShownOn(card, 'linked') ? { card: withKeptWords(withNote(card)), madeOf } : [];
    });
  const related = toCards(route.related_products);
  return {
    related: related.map(({ card }) => card),
    madeOf: related.map(({ madeOf }) => madeOf),
    upsell: toCards(route.upsell_products).map(({ card }) => card),
  };
}
