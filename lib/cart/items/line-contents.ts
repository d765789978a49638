import { selectionKey } from './bundle-selection';

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

/** A line as the backend answers it, as far as it tells what it holds. */
interface HeldItem {
  product: { uid: string; name?: string | null; items?: readonly (BundleItem | null)[] | null };
  configured_variant?: { uid: string } | null;
  bundle_options?: readonly ({ values: readonly (BundleValue | null)[] } | null)[] | null;
}

interface BundleItem {
  options: readonly ({ uid: string; product: { uid: string } | null } | null)[] | null;
}

interface BundleValue {
  uid: string;
  label: string;
  quantity: number;
}

/** Whether something was chosen of which the backend no longer says what it is: `lineContents` knows nothing of it. */
export function hasLostParts(item: HeldItem): boolean {
  if (item.configured_variant === null || item.bundle_options === null) return true;
  const chosen = (item.bundle_options ?? []).flatMap((option) => option?.values ?? [null]);
  const known = new Set((item.product.items ?? []).flatMap((part) => part?.options ?? []).map(toKnownPart));
  return chosen.some((value) => !value || !known.has(selectionKey(value.uid)));
}

function toKnownPart(part: NonNullable<BundleItem['options']>[number]): string | null {
  return part?.product ? selectionKey(part.uid) : null;
}

/** What a line holds; a bundle of whose parts nothing is known holds itself. Apart from the line, as most pages never ask. */
export function lineContents({
  product,
  configured_variant: variant,
  bundle_options: chosen,
}: HeldItem): LineContent[] {
  const own = { name: product.name ?? '', quantity: 1, parent: null };
  if (variant) return [{ ...own, uid: variant.uid, product: variant, parent: product }];
  const parts = (product.items ?? []).flatMap((part) => part?.options ?? []);
  if (!chosen || parts.length === 0) return [{ ...own, uid: product.uid, product }];
  const products = new Map(parts.map((part) => [selectionKey(part?.uid), part?.product]));
  const values = chosen.flatMap((option) => option?.values ?? []);
  return values.flatMap((value) => {
    const part = products.get(selectionKey(value?.uid));
    return value && part ? [{ ...own, uid: part.uid, name: value.label, quantity: value.quantity, product: part }] : [];
  });
}
