import type { CardProduct } from '@/lib/catalog/card/card-product';
import { selected } from '@/lib/catalog/options/control-names';
import type { ProductOptions } from '@/lib/catalog/options/product-options';
import type { Product } from '@/lib/catalog/product/product';
import { cartImage } from '@/lib/catalog/product/product-images';

/** What a button knows of what it adds; the rest stands in the form around it. */
export interface ProductToAdd {
  sku: string;
  name: string;
  /** A media URL of the backend. */
  image: string | null;
  /** Names of groups of check boxes, which browsers cannot require themselves: at least one of each is needed. */
  groups?: string[];
}

/** A product that is bought as it is. */
export function cardProductToAdd({ sku, name, image, cartImage }: CardProduct): ProductToAdd {
  return { sku, name, image: cartImage ?? image };
}

/** A product with its form. */
export function pageProductToAdd({ sku, name, image, images: pictures, options: choices }: Product): ProductToAdd {
  const groups = requiredGroups(choices);
  return { sku, name, image: cartImage(pictures)?.url ?? image, ...(groups.length > 0 ? { groups } : {}) };
}

function requiredGroups({ bundle, downloads, customOptions: options }: ProductOptions): string[] {
  const bundled = (bundle?.options ?? []).filter(({ type, isRequired }) => type === 'checkbox' && isRequired);
  const custom = options.filter(({ kind, isRequired }) => kind === 'checkbox' && isRequired);
  return [
    ...[...bundled, ...custom].map(({ uid }) => selected(uid)),
    ...(downloads?.isChoice ? [selected('links')] : []),
  ];
}
