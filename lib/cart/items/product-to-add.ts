import type { CardProduct } from '@/lib/catalog/card/card-product';
import type { Choices } from '@/lib/catalog/options/choices';
import { selected } from '@/lib/catalog/options/control-names';
import type { Product } from '@/lib/catalog/product/product';
import { cartPicture } from '@/lib/catalog/product/product-media';

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
export function pageProductToAdd({ sku, name, image, pictures, choices }: Product): ProductToAdd {
  const groups = requiredGroups(choices);
  return { sku, name, image: cartPicture(pictures)?.url ?? image, ...(groups.length > 0 ? { groups } : {}) };
}

function requiredGroups({ bundle, downloads, options }: Choices): string[] {
  const bundled = (bundle?.options ?? []).filter(({ type, isRequired }) => type === 'checkbox' && isRequired);
  const custom = options.filter(({ kind, isRequired }) => kind === 'checkbox' && isRequired);
  return [
    ...[...bundled, ...custom].map(({ uid }) => selected(uid)),
    ...(downloads?.isChoice ? [selected('links')] : []),
  ];
}
