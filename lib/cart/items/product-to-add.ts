import type { CardProduct } from '@/lib/catalog/card/card-product';
import { isSold } from '@/lib/catalog/card/card-rules';
import { selected } from '@/lib/catalog/options/control-names';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { refusedChoices } from '@/lib/catalog/options/refused-parts';
import type { Product } from '@/lib/catalog/product/get-product';
import { cartImage } from '@/lib/catalog/product/product-images';

/** What a button knows of the product; the form around it has the options. */
export interface ProductToAdd {
  sku: string;
  name: string;
  image: string | null;
  /** Names of required groups of check boxes, which browsers cannot validate. */
  groups?: string[];
  /** The cart does not take it, whatever asks for it. */
  isRefused?: true;
  /** What of its choices the cart does not take: an item that has all uids of one. */
  refused?: string[][];
  /** What is said where the cart takes no more of it. */
  limit?: string;
}

/** What a card's button adds: a product without options. */
export function cardProductToAdd(product: CardProduct): ProductToAdd {
  const { sku, name, image, cartImage } = product;
  return { sku, name, image: cartImage ?? image, ...(isSold(product) ? {} : { isRefused: true }) };
}

/** What the button of a product's page adds, with the options of the form around; `limit`: said where no more is taken. */
export function pageProductToAdd(product: Product, limit?: string): ProductToAdd {
  const groups = requiredGroups(product.options);
  const refused = refusedChoices(product.options);
  return {
    ...cardProductToAdd(product),
    image: cartImage(product.images)?.url ?? product.image,
    ...(groups.length > 0 ? { groups } : {}),
    ...(refused.length > 0 ? { refused } : {}),
    ...(limit ? { limit } : {}),
  };
}

function requiredGroups({ bundle, downloads, customOptions: options }: ProductOptions): string[] {
  const bundled = (bundle?.options ?? []).filter(({ type, isRequired }) => type === 'checkbox' && isRequired);
  const custom = options.filter(({ kind, isRequired }) => kind === 'checkbox' && isRequired);
  return [
    ...[...bundled, ...custom].map(({ uid }) => selected(uid)),
    ...(downloads?.isChoice ? [selected('links')] : []),
  ];
}
