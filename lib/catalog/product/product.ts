import { type CardContext, type CardProduct, toCardProduct } from '@/lib/catalog/card/card-product';
import { productCrumbs } from '@/lib/catalog/category/breadcrumbs';
import type { SimpleProduct } from '@/lib/catalog/options/configurable';
import type { ProductOptions, QuantityLimits } from '@/lib/catalog/options/get-product-options';
import { isWhollyRefused } from '@/lib/catalog/options/refused-parts';
import { toSimpleProduct } from '@/lib/catalog/options/to-configurable';
import type { ResultOf } from '@/lib/magento/graphql';
import type { Crumb } from '@/lib/shell/get-crumbs';
import type { StoreContext, StoreView } from '@/lib/store/store-view';
import { attributeValue } from './attributes';
import type { ProductPageAnswer, productDocument } from './documents';
import { type Fact, productFacts, type TextSection } from './product-facts';
import { type ProductImage, toProductImages } from './product-images';

export interface Product extends CardProduct {
  /** As the backend answered it, for what only the shop's trade reads. */
  answer: ProductPageAnswer;
  shortDescription: string | null;
  description: string | null;
  images: ProductImage[];
  /** What is bought where there is nothing to choose. */
  simple: SimpleProduct;
  options: ProductOptions;
  /** Of all that it is made of the cart takes nothing. */
  isRefused?: true;
  /** It comes by post: no service, download or gift card by email. */
  isPosted: boolean;
  quantity: QuantityLimits;
  facts: Fact[];
  sections: TextSection[];
  /** The merchant's labels of attributes, by code, where the backend tells them. */
  attributeLabels: Record<string, string>;
  ancestors: Crumb[];
  meta: { title: string | null; description: string | null };
}

/** Fields that this backend may lack. */
export const QUANTITY_LIMITS = ['min_sale_qty', 'max_sale_qty'] as const;

type AggregationsAnswer = NonNullable<ResultOf<typeof productDocument>['products']>['aggregations'];

/** Maps a product for its page. `path` is the address that was asked for: it decides the breadcrumbs. */
export function toProduct(
  answer: ProductPageAnswer,
  aggregations: AggregationsAnswer | undefined,
  context: CardContext & { path: string; storeView: StoreView },
  options: ProductOptions,
): Product | null {
  const card = toCardProduct(answer, context);
  if (!card) return null;
  const labels = (aggregations ?? []).flatMap((entry) => (entry?.label ? [[entry.attribute_code, entry.label]] : []));
  return {
    ...card,
    answer,
    ...productFacts(answer, context.attributes),
    shortDescription: answer.short_description?.html.trim() || null,
    description: answer.description?.html.trim() || null,
    images: toProductImages(answer.media_gallery, answer.image, card.name),
    simple: toSimpleProduct(answer, context.currency),
    options,
    ...(isWhollyRefused(options) ? { isRefused: true } : {}),
    isPosted: !/^(Virtual|Downloadable|GiftCard)Product$/.test(answer.__typename),
    quantity: { min: limit(answer, 'min_sale_qty') ?? 1, max: limit(answer, 'max_sale_qty') },
    attributeLabels: Object.fromEntries(labels),
    ancestors: productCrumbs(answer.categories, context.path, context.storeView),
    meta: { title: answer.meta_title || card.name, description: answer.meta_description || null },
  };
}

/** How many may be bought at once; only later Magentos tell. */
function limit(answer: object, field: (typeof QUANTITY_LIMITS)[number]): number | null {
  const value = Number(attributeValue(answer, field));
  return value > 0 ? value : null;
}

/** Which product: `uid` names its cache tag, `urlKey` its address, which also finds what is not in stock. */
export interface ProductKey {
  sku: string;
  uid?: string;
  urlKey?: string;
}

/** The address of a product as `route` resolves it: URL key with the view's suffix. */
export function productUrl({ storeView }: StoreContext, urlKey: string): string {
  return `${urlKey}${storeView.productUrlSuffix}`;
}
