import type { AnalyticsSettings } from '@/lib/analytics/settings';
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
      const answer = await fetch(`${COUNTED_PRODUCTS_PATH}?${query}`);
      if (!answer.ok) continue;
      const found: Record<string, CountedProduct | null> = await answer.json();
      for (const [sku, product] of Object.entries(found)) known.set(sku, product);
    } catch {
      // Asked again with the next event.
    }
  }
  return (sku) => known.get(sku) ?? null;
}
