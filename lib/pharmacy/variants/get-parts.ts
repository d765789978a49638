import 'server-only';
import { productTags } from '@/lib/cache/tags.mjs';
import { withAttributes, withGroupedItemAttributes } from '@/lib/catalog/product/attributes';
import { type Product, productUrl } from '@/lib/catalog/product/get-product';
import { query } from '@/lib/magento/server/query';
import { getJudgedCodes } from '@/lib/pharmacy/get-trade-rules';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import { getFormCodes } from '@/lib/pharmacy/suitability/get-asked-product';
import type { StoreContext } from '@/lib/store/store-view';
import { partFactsDocument } from './documents';

type PutTogether = Pick<Product, 'uid' | 'answer' | 'options'>;

/** What is asked about the parts of a bundle. */
interface PartForms {
  forms: string[];
  /** Whatever is chosen of it has such a part. */
  isAlways: boolean;
}

/** The forms of a bundle's parts, which ask where it has none of its own; none of any other product. Throws AppError. */
export async function getPartForms(storeContext: StoreContext, product: PutTogether): Promise<PartForms> {
  const { bundle } = product.options;
  if (!bundle) return { forms: [], isAlways: false };
  // As the limits ask, in one read.
  const codes = [...new Set([...(await getJudgedCodes()), ...(await getFormCodes())])];
  const parts = await getParts(storeContext, product, codes);
  const asked = new Map(
    parts.flatMap(([uid, part]) => {
      const form = formOf(part);
      return form === null ? [] : [[uid, form]];
    }),
  );
  return {
    forms: [...new Set(asked.values())],
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
