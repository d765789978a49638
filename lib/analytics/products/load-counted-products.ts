import type { AnalyticsSettings } from '@/lib/analytics/settings';
import { shopRead } from '@/lib/magento/browser/shop-read';
import { COUNTED_PRODUCTS_PATH, type CountedProduct, MAX_COUNTED } from './counted-product';

const known = new Map<string, CountedProduct | null>();

/** What may be told of products, by SKU; of whatever could not be asked nothing may. Never throws. */
export async function loadCountedProducts(
  { store, currency }: AnalyticsSettings,
  skus: readonly string[],
): Promise<(sku: string) => CountedProduct | null> {
  const asked = [...new Set(skus)].filter((sku) => !known.has(sku)).toSorted();
  for (let start = 0; start < asked.length; start += MAX_COUNTED) {
    const query = new URLSearchParams({ store, currency });
    for (const sku of asked.slice(start, start + MAX_COUNTED)) query.append('sku', sku);
    try {
      const found = await shopRead<Record<string, CountedProduct | null>>(COUNTED_PRODUCTS_PATH, query);
      for (const [sku, product] of Object.entries(found)) known.set(sku, product);
    } catch {
      // Asked again with the next event.
    }
  }
  return (sku) => known.get(sku) ?? null;
}
