import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { productTags } from '@/lib/cache/tags.mjs';
import { type CardContext, type CardProduct, toCardProduct } from '@/lib/catalog/card/card-product';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { productCrumbs } from '@/lib/catalog/category/breadcrumbs';
import type { SimpleProduct } from '@/lib/catalog/options/configurable';
import { dayToChoose } from '@/lib/catalog/options/custom-options';
import { getProductOptions, type ProductOptions, type QuantityLimits } from '@/lib/catalog/options/get-product-options';
import { isWhollyRefused } from '@/lib/catalog/options/refused-parts';
import { toSimpleProduct } from '@/lib/catalog/options/to-configurable';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { withAvailableFields } from '@/lib/magento/capabilities/optional-fields';
import type { ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { Crumb } from '@/lib/shell/get-crumbs';
import { getCurrencyRate } from '@/lib/store/get-currency-rate';
import type { StoreContext, StoreView } from '@/lib/store/store-view';
import { attributeValue, withAttributes } from './attributes';
import {
  furtherAttributesDocument,
  type ProductPageAnswer,
  productByRouteDocument,
  productDocument,
} from './documents';
import { getAttributes } from './get-attributes';
import { type Fact, productFacts, type TextSection } from './product-facts';
import { type ProductImage, toProductImages } from './product-images';

/** A product and its choices, or null; by its address if out of stock. `path` has no store code. Throws AppError. */
export async function getProduct(
  storeContext: StoreContext,
  key: ProductKey,
  path = '',
  cardRules?: CardRules,
): Promise<Product | null> {
  const tags = productTags(key);
  const url = key.urlKey ? productUrl(storeContext, key.urlKey) : null;
  const [attributes, known, { answer, aggregations }] = await Promise.all([
    getAttributes(storeContext),
    url ? getProductOptions(storeContext, url, tags, cardRules) : null,
    readProduct(storeContext, key.sku, url, tags),
  ]);
  if (!answer) return null;
  const options =
    known ?? (await getProductOptions(storeContext, `${answer.url_key}${answer.url_suffix ?? ''}`, tags, cardRules));
  const isPriced = [...attributes.values()].some(({ input, isVisible }) => input === 'price' && isVisible);
  const rate = isPriced ? ((await getCurrencyRate(storeContext)) ?? 1) : 1;
  const { storeView, currency } = storeContext;
  const context = { storeView, currency, rate, attributes, cardRules, path };
  return toProduct(answer, aggregations, context, options);
}

async function readProduct(storeContext: StoreContext, sku: string, url: string | null, tags: string[]) {
  const capabilities = await getCapabilities();
  const limits = QUANTITY_LIMITS.filter((field) => capabilities.fields.ProductInterface?.includes(field));
  const all = [...new Set([...limits, ...capabilities.productAttributes])];
  const codes = all.slice(0, MOST_ATTRIBUTES);
  const withFields = <Data, Variables>(document: TadaDocumentNode<Data, Variables>) =>
    withAvailableFields(withAttributes(document, 'ProductPageFields', codes), capabilities);

  const { products } = await query(
    withFields(productDocument),
    { filter: { sku: { eq: sku } } },
    { storeContext, tags },
  );
  const complete = async (answer: ProductPageAnswer) =>
    all.length > codes.length ? await withFurther(answer, all.slice(codes.length), storeContext, tags) : answer;
  const found = products?.items?.[0];
  if (found) return { answer: await complete(found), aggregations: products.aggregations };
  if (!url) return { answer: null, aggregations: products?.aggregations };
  const { route } = await query(withFields(productByRouteDocument), { url }, { storeContext, tags });
  const isThere = route && 'sku' in route && !isDisabled(route);
  return { answer: isThere ? await complete(route) : null, aggregations: null };
}

/** Attributes that one read asks for: Magento refuses more than 300 fields, and the page's own are many. */
const MOST_ATTRIBUTES = 150;

async function withFurther(
  answer: ProductPageAnswer,
  codes: readonly string[],
  storeContext: StoreContext,
  tags: string[],
): Promise<ProductPageAnswer> {
  const url = `${answer.url_key}${answer.url_suffix ?? ''}`;
  const parts = Array.from({ length: Math.ceil(codes.length / MOST_ATTRIBUTES) }, (_, part) =>
    codes.slice(part * MOST_ATTRIBUTES, (part + 1) * MOST_ATTRIBUTES),
  );
  const read = await Promise.all(
    parts.map((part) =>
      query(withAttributes(furtherAttributesDocument, 'FurtherAttributes', part), { url }, { storeContext, tags }),
    ),
  );
  return Object.assign({}, ...read.map(({ route }) => route), answer);
}

/** Whether an unlisted product is none of the shop's: `route` still answers it, as out of stock and in no category. */
export function isDisabled({ stock_status, categories }: Unlisted): boolean {
  // The index of categories holds what is enabled, sold out or not; what is in none counts as gone while sold out.
  return stock_status === 'OUT_OF_STOCK' && categories?.length === 0;
}

interface Unlisted {
  stock_status: ProductPageAnswer['stock_status'];
  categories: readonly unknown[] | null;
}

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
  /** A service that is booked for a day. */
  isBooked?: true;
  quantity: QuantityLimits;
  facts: Fact[];
  sections: TextSection[];
  /** The merchant's labels of attributes, by code, where the backend tells them. */
  attributeLabels: Record<string, string>;
  ancestors: Crumb[];
  meta: { title: string | null; description: string | null };
}

/** Fields that this backend may lack. */
const QUANTITY_LIMITS = ['min_sale_qty', 'max_sale_qty'] as const;

type AggregationsAnswer = NonNullable<ResultOf<typeof productDocument>['products']>['aggregations'];

/** Maps a product for its page. `path` is the address that was asked for: it decides the breadcrumbs. */
export function toProduct(
  answer: ProductPageAnswer,
  aggregations: AggregationsAnswer | undefined,
  context: CardContext & { path: string; storeView: StoreView; rate: number },
  options: ProductOptions,
): Product | null {
  const card = toCardProduct(answer, context);
  if (!card) return null;
  const labels = (aggregations ?? []).flatMap((entry) => (entry?.label ? [[entry.attribute_code, entry.label]] : []));
  return {
    ...card,
    answer,
    ...productFacts(answer, context.attributes, context),
    shortDescription: answer.short_description?.html.trim() || null,
    description: answer.description?.html.trim() || null,
    images: toProductImages(answer.media_gallery, answer.image, card.name),
    simple: toSimpleProduct(answer, context.currency),
    options,
    ...(isWhollyRefused(options) ? { isRefused: true } : {}),
    isPosted: !/^(Virtual|Downloadable|GiftCard)Product$/.test(answer.__typename),
    ...(card.isService && dayToChoose(options.customOptions) === 'required' ? { isBooked: true } : {}),
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
