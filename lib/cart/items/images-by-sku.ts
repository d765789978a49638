import { readStoredJson, writeStored } from '@/lib/browser/local-storage';
import type { AddedItem } from '@/lib/cart/session/cart-store';

const LIMIT = 100;

/** Stores a product's image by SKU [CART-6]; beyond the limit the oldest are discarded. */
export function storeImage({ sku, image }: AddedItem): void {
  if (!image) return;
  const others = Object.entries(storedImages()).filter(([known]) => known !== sku);
  writeStored('imagesBySku', JSON.stringify(Object.fromEntries([...others.slice(1 - LIMIT), [sku, { url: image }]])));
}

export function imageOf(sku: string): string | null {
  const entry = storedImages()[sku];
  return isEntry(entry) ? entry.url : null;
}

function storedImages(): Record<string, unknown> {
  return { ...Object(readStoredJson('imagesBySku')) };
}

function isEntry(value: unknown): value is { url: string } {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}
