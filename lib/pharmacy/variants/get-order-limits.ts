import 'server-only';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import type { Product } from '@/lib/catalog/product/get-product';
import type { OrderLimits } from '@/lib/catalog/product/order-limits';
import { getJudgedCodes } from '@/lib/pharmacy/get-trade-rules';
import { mostPerOrder } from '@/lib/pharmacy/guard/guarded-lines';
import { readMedicineFacts } from '@/lib/pharmacy/medicine-facts';
import { formOf } from '@/lib/pharmacy/suitability/form-of';
import type { StoreContext } from '@/lib/store/store-view';
import { getParts } from './get-parts';
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
