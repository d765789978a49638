import 'server-only';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { attributeValue, withAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import type { Product } from '@/lib/catalog/product/get-product';
import { reportError } from '@/lib/errors/report-error';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { query } from '@/lib/magento/server/query';
import { FACT_ATTRIBUTES } from '@/lib/pharmacy/fact-attributes';
import type { StoreContext } from '@/lib/store/store-view';
import { sameIngredientDocument } from './documents';
import { COMPARED_ATTRIBUTES, type ComparedPack, comparePacks } from './same-medicine';

/** More of one ingredient than this are not compared: Magento tells them in the order of its search. */
const PAGE_SIZE = 40;

/** The packs that a medicine can be bought in, of any brand; none where the backend cannot find them by ingredient. */
export async function getSameMedicine(
  storeContext: StoreContext,
  product: Pick<Product, 'uid' | 'answer'>,
): Promise<ComparedPack[]> {
  const [{ productAttributes, filters }, attributes] = await Promise.all([
    getCapabilities(),
    getAttributes(storeContext),
  ]);
  const [ingredient] = attributeValue(product.answer, FACT_ATTRIBUTES.activeIngredient)?.split(',') ?? [];
  if (!ingredient || filters[FACT_ATTRIBUTES.activeIngredient] !== 'equal') return [];
  const codes = COMPARED_ATTRIBUTES.filter((code) => productAttributes.includes(code));
  const filter = { [FACT_ATTRIBUTES.activeIngredient]: { eq: ingredient } };
  try {
    const { products } = await query(
      withAttributes(sameIngredientDocument, 'ComparedProduct', codes),
      { filter, pageSize: PAGE_SIZE },
      { storeContext, tags: [CATALOG_TAG] },
    );
    const { storeView, currency } = storeContext;
    return comparePacks(product, products?.items ?? [], { storeView, currency, attributes });
  } catch (error) {
    // The product has its page without it.
    reportError('Medicines with the same ingredient', error);
    return [];
  }
}
