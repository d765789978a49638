import { type CardContext, type CardProduct, toCardProduct } from '@/lib/catalog/card/card-product';
import { isShownOn } from '@/lib/catalog/card/card-rules';
import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { ResultOf, VariablesOf } from '@/lib/magento/graphql';
import type { QueryText } from '@/lib/magento/graphql-call';
import type { recentProductsDocument } from './documents';

/** What a page hands to the browser to read cards of what was looked at with. */
export interface RecentSource extends CardContext {
  query: QueryText<ResultOf<typeof recentProductsDocument>, VariablesOf<typeof recentProductsDocument>>;
}

/** Cards of these SKUs, in their order, without those that the store view has no more or does not show here. Throws AppError. */
export async function loadRecentProducts(source: RecentSource, skus: readonly string[]): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const { products } = await browserQuery(source.query, { skus: [...skus], pageSize: skus.length });
  const cards = (products?.items ?? []).flatMap((answer) => (answer && toCardProduct(answer, source)) ?? []);
  const shown = cards.filter((card) => isShownOn(card, 'recent'));
  return skus.flatMap((sku) => shown.find((card) => card.sku === sku) ?? []);
}
