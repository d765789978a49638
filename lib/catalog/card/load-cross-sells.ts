import { browserQuery } from '@/lib/magento/browser/browser-query';
import type { CardProduct } from './card-product';
import { type CrossSellSource, toCrossSells } from './cross-sells';

/** Products to buy with those in the cart (SKUs), read in the browser. Throws as `browserQuery` does. */
export async function loadCrossSells(
  source: CrossSellSource,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const storeCodes = { store: source.storeView.code, currency: source.currency };
  const variables = { skus: [...skus], pageSize: skus.length };
  return toCrossSells(await browserQuery(source.query, variables, storeCodes, signal), skus, source);
}
