import 'server-only';
import { isUnsold } from '@/lib/browser/unsold-rule';
import { CATALOG_TAG } from '@/lib/cache/tags';
import { withAttributes } from '@/lib/catalog/product/attributes';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import { getUnsoldRule } from '@/lib/pharmacy/get-trade-rules';
import { getTrade } from '@/lib/store/get-trade';
import type { StoreContext } from '@/lib/store/store-view';
import { askedProductDocument } from './documents';
import type { Form } from './form';
import { formOf } from './form-of';
import { getForm } from './get-form';

/** A product about which questions are asked before it is sold. */
export interface AskedProduct {
  sku: string;
  /** The block of its form. */
  id: string;
  form: Form;
  /** It needs a prescription, for which a prescriber reads the answers. */
  isPrescribed: boolean;
}

/** The product with its form; null where it has none, or one that cannot be read. Throws AppError. */
export async function getAskedProduct(storeContext: StoreContext, sku: string): Promise<AskedProduct | null> {
  const [codes, rule] = await Promise.all([getFormCodes(), getUnsoldRule(storeContext)]);
  if (codes.length === 0) return null;
  const { products } = await query(
    withAttributes(askedProductDocument, 'AskedProduct', rule ? [...codes, rule.code] : codes),
    { sku },
    { storeContext, tags: [CATALOG_TAG], isKept: false },
  );
  const product = products?.items?.[0];
  const id = product ? formOf(product) : null;
  const form = id ? await getForm(storeContext, id) : null;
  return product?.sku && id && form ? { sku: product.sku, id, form, isPrescribed: isUnsold(product, rule) } : null;
}

/** The attribute that names a product's form; none where the shop's products have none. Throws AppError. */
export async function getFormCodes(): Promise<string[]> {
  if ((await getTrade()) !== 'pharmacy') return [];
  return (await getCapabilities()).productAttributes.filter((code) => code === FACT_ATTRIBUTES.suitabilityForm);
}
