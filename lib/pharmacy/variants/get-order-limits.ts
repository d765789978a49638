import 'server-only';
import { productTags } from '@/lib/cache/tags.mjs';
import { withAttributes, withGroupedItemAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { type Product, productUrl } from '@/lib/catalog/product/get-product';
import type { OrderLimits } from '@/lib/catalog/product/order-limits';
import { query } from '@/lib/magento/server/query';
import { getJudgedCodes } from '@/lib/pharmacy/get-trade-rules';
import { mostPerOrder } from '@/lib/pharmacy/guard/guarded-lines';
import { readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import type { StoreContext } from '@/lib/store/store-view';
import { partFactsDocument } from './documents';
import { getVariants } from './get-variants';

type LimitedProduct = Pick<Product, 'uid' | 'answer' | 'badge' | 'options'>;

/** Packs that one order may have of a product and of each choice; null where the shop judges none. Throws AppError. */
export async function getOrderLimits(storeContext: StoreContext, product: LimitedProduct): Promise<OrderLimits | null> {
  const codes = await getJudgedCodes();
  if (codes.length === 0) return null;
  const [attributes, variants, parts] = await Promise.all([
    getAttributes(storeContext),
    getVariants(storeContext, product),
    getParts(storeContext, product, codes),
  ]);
  const mostOf = (answer: object) => mostPerOrder(readMedicineFacts(answer, null, attributes), formOf(answer));
  if (variants.length === 0) {
    return { own: mostOf(product.answer), parts: limited(parts.map(([key, part]) => [key, mostOf(part)])) };
  }
  const form = formOf(product.answer);
  const ofVariants = variants.map((one) => [one.sku, mostPerOrder(one.facts, one.form ?? form)] as const);
  // Where none is chosen, as many as of any.
  const most = Math.max(...ofVariants.map(([, packs]) => packs ?? Infinity));
  return { own: Number.isFinite(most) ? most : null, parts: limited(ofVariants) };
}

function limited(all: readonly (readonly [key: string, most: number | null])[]): OrderLimits['parts'] {
  return new Map(all.flatMap(([key, most]) => (most === null ? [] : [[key, most]])));
}

/** The parts of a bundle or a group, each by what `OrderLimits` names it by; none of any other product. */
async function getParts(
  storeContext: StoreContext,
  { uid, answer, options }: LimitedProduct,
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
