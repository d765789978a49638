import 'server-only';
import { apartAttributes, type CardRules, kinValues } from '@/lib/catalog/card/card-rules';
import { getCardContext } from '@/lib/catalog/card/get-card-context';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import type { StoreContext } from '@/lib/store/store-view';
import { basketContentsDocument } from './documents';
import type { BasketSource } from './follow-basket';

/** What the browser keeps products apart from the visitor's basket by; null where nothing is kept apart. Throws AppError. */
export async function getBasketSource(storeContext: StoreContext, cardRules?: CardRules): Promise<BasketSource | null> {
  const { context, codes } = await getCardContext(storeContext, cardRules);
  const [apart] = apartAttributes(cardRules).filter((code) => codes.includes(code));
  if (!apart) return null;
  const kin = kinValues(cardRules, context.attributes);
  return { apart, kin, query: toQueryText(withAttributes(basketContentsDocument, 'RuledProduct', [apart])) };
}
