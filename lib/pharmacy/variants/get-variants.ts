import 'server-only';
import { productTags } from '@/lib/cache/tags.mjs';
import { type Badge, pieceBadge } from '@/lib/catalog/card/card-rules';
import { firstSelection, variantOf } from '@/lib/catalog/options/configurable';
import { attributeValue, withAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { type Product, productUrl } from '@/lib/catalog/product/get-product';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { type MedicineFacts, readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { reportOnce } from '@/lib/pharmacy/report-once';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import { getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import { variantFactsDocument } from './documents';

/** What a variant of a medicine says of itself, or its parent for it. */
export interface MedicineVariant {
  sku: string;
  badge: Badge | null;
  facts: MedicineFacts;
  /** The block of the questions about it alone; null where nothing but its parent's is asked. */
  form: string | null;
}

/** The variants of a medicine, the one first that is chosen first; none of what has no variants. Throws AppError. */
export async function getVariants(
  storeContext: StoreContext,
  product: Pick<Product, 'uid' | 'answer' | 'badge' | 'options'>,
): Promise<MedicineVariant[]> {
  const { configurable } = product.options;
  if (!configurable || !product.answer.url_key || (await getTrade()) !== 'pharmacy') return [];
  const [{ productAttributes }, attributes] = await Promise.all([getCapabilities(), getAttributes(storeContext)]);
  const codes = Object.values(FACT_ATTRIBUTES).filter((code) => productAttributes.includes(code));
  const { route } = await query(
    withAttributes(variantFactsDocument, 'VariantFacts', codes),
    { url: productUrl(storeContext, product.answer.url_key) },
    { storeContext, tags: productTags(product) },
  );
  if (route?.__typename !== 'ConfigurableProduct') return [];
  const first = variantOf(configurable, firstSelection(configurable))?.sku;
  const variants = (route.variants ?? []).flatMap((variant) => {
    const own = variant?.product;
    if (!own?.sku) return [];
    warnOfLacking(own.sku, own, product.answer);
    const badge = pieceBadge(own, product.answer, attributes, medicineCardRules);
    return [{ sku: own.sku, badge, facts: readMedicineFacts(own, product.answer, attributes), form: formOf(own) }];
  });
  return variants.toSorted((a, b) => Number(b.sku === first) - Number(a.sku === first));
}

/** A cart takes a variant by its own SKU, too, and tells no parent of it then: what only that says, the till cannot know. */
function warnOfLacking(sku: string, own: object, parent: object): void {
  for (const code of [FACT_ATTRIBUTES.suitabilityForm, FACT_ATTRIBUTES.legalCategory]) {
    if (attributeValue(parent, code) === null || attributeValue(own, code) !== null) continue;
    reportOnce(`Selling ${sku} by its own SKU`, `${code} is its parent's alone, so that no till can judge by it`);
  }
}
