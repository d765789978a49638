import 'server-only';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import type { StoreContext } from '@/lib/store/store-view';
import { apartAttributes, type CardRules, kinValues } from './card-rules';
import type { CrossSellSource } from './cross-sells';
import { crossSellsDocument } from './documents';
import { getCardContext } from './get-card-context';

/** What the cart page hands to the browser to read cross-sells with. Throws AppError. */
export async function getCrossSellSource(storeContext: StoreContext, cardRules?: CardRules): Promise<CrossSellSource> {
  const { context, codes } = await getCardContext(storeContext, cardRules);
  const apart = codes.filter((code) => apartAttributes(cardRules).includes(code));
  const document = withAttributes(crossSellsDocument, 'ProductCardFields', codes);
  const kin = kinValues(cardRules, context.attributes);
  return { ...context, kin, query: toQueryText(withAttributes(document, 'CrossSellingProductFields', apart)) };
}
