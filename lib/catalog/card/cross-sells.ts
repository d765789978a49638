import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { ResultOf, VariablesOf } from '@/lib/magento/graphql';
import type { QueryText } from '@/lib/magento/graphql-call';
import { type CardContext, type CardProduct, toCardProduct } from './card-product';
import { isShownOn, type Kin, mayStandBeside } from './card-rules';
import type { crossSellsDocument } from './documents';

const MAX_PRODUCTS = 4;

export type CrossSellsAnswer = ResultOf<typeof crossSellsDocument>;

/** What the browser reads cross-sells with: the query as this backend understands it, and attributes' labels. */
export interface CrossSellSource extends CardContext {
  kin: Kin;
  query: QueryText<CrossSellsAnswer, VariablesOf<typeof crossSellsDocument>>;
}

/** At most four products to buy with a cart, none that may not stand beside it, its `contents` or another [CART-8]. */
export function toCrossSells(
  { products }: CrossSellsAnswer,
  inCart: readonly string[],
  source: CardContext & Pick<CrossSellSource, 'kin'>,
  contents: readonly object[] = [],
): CardProduct[] {
  const known = new Set(inCart);
  const items = (products?.items ?? []).filter((item) => item !== null);
  const lists = items.map(({ crosssell_products: linked }) =>
    (linked ?? []).flatMap((answer) => {
      const product = answer && toCardProduct(answer, source);
      return product && isShownOn(product, 'linked') ? [{ answer, product }] : [];
    }),
  );
  const beside: object[] = [...items, ...contents];
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const found: CardProduct[] = [];
  // The first of each line's products, then the second, so that no line speaks for all.
  for (let rank = 0; rank < longest; rank++) {
    for (const list of lists) {
      const { answer, product } = list[rank] ?? {};
      if (!answer || !product?.inStock || known.has(product.sku)) continue;
      if (!mayStandBeside(answer, beside, source.cardRules, source.kin)) continue;
      known.add(product.sku);
      beside.push(answer);
      found.push(product);
    }
  }
  return found.slice(0, MAX_PRODUCTS);
}

/** Products to buy with the cart's (SKUs, and what they are made of), read in the browser. Throws as `browserQuery`. */
export async function loadCrossSells(
  source: CrossSellSource,
  skus: readonly string[],
  contents: readonly object[],
  signal: AbortSignal,
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const variables = { skus: [...skus], pageSize: skus.length };
  // A basket may tell of somebody's health.
  return toCrossSells(await browserQuery(source.query, variables, signal, true), skus, source, contents);
}
