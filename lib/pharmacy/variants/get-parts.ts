import 'server-only';
import { productTags } from '@/lib/cache/tags.mjs';
import { withAttributes, withGroupedItemAttributes } from '@/lib/catalog/product/attributes';
import { type Product, productUrl } from '@/lib/catalog/product/get-product';
import { query } from '@/lib/magento/server/query';
import { getJudgedCodes } from '@/lib/pharmacy/get-trade-rules';
import { commonForm, formOf } from '@/lib/pharmacy/suitability/form-of';
import { getFormCodes } from '@/lib/pharmacy/suitability/get-asked-product';
import type { StoreContext } from '@/lib/store/store-view';
import { partFactsDocument } from './documents';

type PutTogether = Pick<Product, 'uid' | 'answer' | 'options'>;

/** What is asked about the parts of a bundle. */
interface PartsAsked {
  /** The form that they have in common. */
  form: string | null;
  /** Some are asked about, maybe by more than one form. */
  isAsked: boolean;
  /** Whatever is chosen of it has such a part. */
  isAlways: boolean;
}

/** What is asked about a bundle's parts, where it has no form of its own; nothing of any other product. Throws AppError. */
export async function getPartsAsked(storeContext: StoreContext, product: PutTogether): Promise<PartsAsked> {
  const { bundle } = product.options;
  if (!bundle) return { form: null, isAsked: false, isAlways: false };
  // As the limits ask, in one read.
  const codes = [...new Set([...(await getJudgedCodes()), ...(await getFormCodes())])];
  const parts = await getParts(storeContext, product, codes);
  const asked = new Set(parts.flatMap(([uid, part]) => (formOf(part) === null ? [] : uid)));
  return {
    form: commonForm(parts.map(([, part]) => part)),
    isAsked: asked.size > 0,
    isAlways: bundle.options.some(
      ({ isRequired, selections }) => isRequired && selections.every(({ uid }) => asked.has(uid)),
    ),
  };
}

/** The parts of a bundle or a group, each by what `OrderLimits` names it by; none of any other product. Throws AppError. */
export async function getParts(
  storeContext: StoreContext,
  { uid, answer, options }: PutTogether,
  codes: readonly string[],
): Promise<(readonly [key: string, part: object])[]> {
  if (!answer.url_key || !(options.bundle || options.groupedItems.length > 0)) return [];
  const { route } = await query(
    withGroupedItemAttributes(withAttributes(partFactsDocument, 'VariantFacts', codes), codes),
    { url: productUrl(storeContext, answer.url_key) },
    { storeContext, tags: productTags({ uid }) },
  );
  if (route?.__typename === 'GroupedProduct') {
    return (route.items ?? []).flatMap((item) => (item?.product?.sku ? [[item.product.sku, item.product]] : []));
  }
  if (route?.__typename !== 'BundleProduct') return [];
  const selections = (route.items ?? []).flatMap((item) => item?.options ?? []);
  return selections.flatMap((selection) => (selection?.product ? [[selection.uid, selection.product]] : []));
}
