import 'server-only';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import type { StoreContext } from '@/lib/store/store-view';
import type { CardContext } from './card-product';
import { type CardRules, cardAttributes } from './card-rules';

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
    cardRules: cardRules && { ...cardRules, kin: undefined },
  };
  return { context, codes };
}
