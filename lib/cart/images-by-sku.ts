import { readStoredJson, writeStored } from '@/lib/storage/local-storage';
import type { AddedItem } from './cart-store';

/** A picture of a product's gallery. */
interface GalleryEntry {
  file: string;
  position: number;
}

/** Of how many products a picture is kept; the ones kept longest go first. */
const LIMIT = 100;

/** The picture to keep of a product: the one at position 1, else the first [CART-6]. */
export function cartEntry<Entry extends { position?: number | null }>(entries: readonly Entry[]): Entry | null {
  return entries.find(({ position }) => position === 1) ?? entries[0] ?? null;
}

/** Keeps a product's picture for what is shown of it before the cart is read [CART-6]. */
export function keepImage({ sku, image }: AddedItem): void {
  if (!image) return;
  const others = Object.entries(storedImages()).filter(([known]) => known !== sku);
  const entry: GalleryEntry = { file: image, position: 1 };
  writeStored('imagesBySku', JSON.stringify(Object.fromEntries([...others.slice(1 - LIMIT), [sku, entry]])));
}

/** The picture kept of a product, or null. */
export function imageOf(sku: string): string | null {
  const entry = storedImages()[sku];
  return isEntry(entry) ? entry.file : null;
}

function storedImages(): Record<string, unknown> {
  const stored = readStoredJson('imagesBySku');
  return stored && typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
}

function isEntry(value: unknown): value is GalleryEntry {
  return typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';
}
