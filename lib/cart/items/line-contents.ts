import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { selectionOf } from './bundle-selection';

/** A product that is in a line: itself, the chosen variant, or one of a bundle's parts. */
export interface LineContent {
  uid: string;
  name: string;
  /** In one of the line. */
  quantity: number;
  /** As the backend answered it, with the attributes that the page asks for. */
  product: object;
  /** A variant's. */
  parent: object | null;
}

/** What a line holds; a bundle of whose parts nothing is known holds itself. Apart from the line, as most pages never ask. */
export function lineContents(item: CartItemAnswer): LineContent[] {
  const { product } = item;
  const own = { name: product.name ?? '', quantity: 1, parent: null };
  if ('configured_variant' in item) {
    const { configured_variant: variant } = item;
    return [{ ...own, uid: variant.uid, product: variant, parent: product }];
  }
  const parts = 'items' in product ? (product.items ?? []).flatMap((part) => part?.options ?? []) : [];
  if (!('bundle_options' in item) || parts.length === 0) return [{ ...own, uid: product.uid, product }];
  const products = new Map(parts.map((part) => [selectionOf(part?.uid), part?.product]));
  const values = item.bundle_options.flatMap((option) => option?.values ?? []);
  return values.flatMap((value) => {
    const part = products.get(selectionOf(value?.uid));
    return value && part ? [{ ...own, uid: part.uid, name: value.label, quantity: value.quantity, product: part }] : [];
  });
}
