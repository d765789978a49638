import 'server-only';
import { withAttributes } from '@/lib/catalog/attribute-fields';
import { getAttributes } from '@/lib/catalog/get-attributes';
import { CARD_ATTRIBUTES } from '@/lib/catalog/medicine';
import { getCapabilities } from '@/lib/commerce/capabilities';
import { toQueryText } from '@/lib/graphql/query-text';
import type { PageScope } from '@/lib/store-view/store-view';
import type { CrossSellSource } from './cross-sells';
import { crossSellsDocument } from './documents';

/** What the cart page hands to the browser to read cross-sells with. Throws AppError. */
export async function getCrossSellSource({ view, currency }: PageScope): Promise<CrossSellSource> {
  const [{ productAttributes }, attributes] = await Promise.all([getCapabilities(), getAttributes({ view, currency })]);
  const codes = CARD_ATTRIBUTES.filter((code) => productAttributes.includes(code));
  return {
    query: toQueryText(withAttributes(crossSellsDocument, 'ProductCardFields', codes)),
    view: { code: view.code, isDefault: view.isDefault },
    currency,
    attributes: new Map([...attributes].filter(([code]) => codes.includes(code))),
  };
}
