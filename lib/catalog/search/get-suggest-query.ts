import 'server-only';
import { type CardRules, ruledAttributes } from '@/lib/catalog/card/card-rules';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { UNIT_ATTRIBUTES } from '@/lib/catalog/product/price';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import { toQueryText } from '@/lib/magento/server/fetch-query';
import { suggestDocument } from './documents';
import type { SuggestQuery } from './suggestions';

/** The query for suggestions, as this backend understands it. Throws AppError. */
export async function getSuggestQuery(cardRules?: CardRules): Promise<SuggestQuery> {
  const capabilities = await getCapabilities();
  const codes = [...(cardRules ? ruledAttributes(cardRules) : []), ...UNIT_ATTRIBUTES];
  const known = codes.filter((code) => capabilities.productAttributes.includes(code));
  return toQueryText(withAvailableFields(withAttributes(suggestDocument, 'RuledProduct', known), capabilities));
}
