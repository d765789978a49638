import 'server-only';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import type { StoreContext } from '@/lib/store/store-view';
import { apartAttributes, type CardRules, cardAttributes } from './card-rules';
import type { CrossSellSource } from './cross-sells';
import { crossSellsDocument } from './documents';

/** What the cart page hands to the browser to read cross-sells with. Throws AppError. */
export async function getCrossSellSource(
  { storeView, currency }: StoreContext,
  cardRules?: CardRules,
): Promise<CrossSellSource> {
  const [{ productAttributes }, attributes] = await Promise.all([
    getCapabilities(),
    getAttributes({ storeView, currency }),
  ]);
  const codes = cardAttributes(cardRules, productAttributes);
  const apart = codes.filter((code) => apartAttributes(cardRules).includes(code));
  const document = withAttributes(crossSellsDocument, 'ProductCardFields', codes);
  return {
    query: toQueryText(withAttributes(document, 'CrossSellingProductFields', apart)),
    storeView: { code: storeView.code, isDefault: storeView.isDefault },
    currency,
    attributes: new Map([...attributes].filter(([code]) => codes.includes(code))),
    cardRules,
  };
}
