import 'server-only';
import { type CardProduct, type ProductAnswer, toCardProduct } from '@/lib/catalog/card/card-product';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { withAttributes } from './attributes';
import { linkedProductsDocument } from './documents';
import { getAttributes } from './get-attributes';
import { CARD_ATTRIBUTES } from '@/lib/pharmacy/card-rules';

/** Products that the merchant shows beside another one. */
export interface LinkedProducts {
  /** To buy with it. */
  related: CardProduct[];
  /** To buy instead of it. */
  upsell: CardProduct[];
}

/** What is linked to the product at an address, in the merchant's order. Throws AppError. */
export async function getLinkedProducts(
  storeContext: StoreContext,
  url: string,
  tags: string[],
): Promise<LinkedProducts> {
  const [{ productAttributes }, attributes] = await Promise.all([getCapabilities(), getAttributes(storeContext)]);
  const codes = CARD_ATTRIBUTES.filter((code) => productAttributes.includes(code));
  const document = withAttributes(linkedProductsDocument, 'ProductCardFields', codes);
  const { route } = await query(document, { url }, { storeContext, tags });
  const context = { storeView: storeContext.storeView, currency: storeContext.currency, attributes };
  const cards = (products: readonly (ProductAnswer | null)[] | null | undefined) =>
    (products ?? []).flatMap((product) => (product && toCardProduct(product, context)) || []);
  if (!route || !('related_products' in route)) return { related: [], upsell: [] };
  return { related: cards(route.related_products), upsell: cards(route.upsell_products) };
}
