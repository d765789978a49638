import 'server-only';
import { CATALOG_TAG } from '@/lib/cache/tags.mjs';
import { type CardRules, cardLabels, productBadge } from '@/lib/catalog/card/card-rules';
import { ruledProductFragment } from '@/lib/catalog/card/ruled-product';
import { categoryPlaceFragment } from '@/lib/catalog/category/documents';
import { withAttributes, withGroupedItemAttributes } from '@/lib/catalog/product/attributes';
import { getAttributes } from '@/lib/catalog/product/get-attributes';
import { env } from '@/lib/config/env';
import { toMajorUnits, toMoney } from '@/lib/format/money';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import type { CountedProduct } from './counted-product';
import { isSensitivePath } from './sensitive';

/** Products as statistics name them; the merchant's attributes are added by `withAttributes`. */
const countedProductsDocument = graphql(
  `
  query countedProducts($skus: [String], $pageSize: Int, $isRuled: Boolean!) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...CountedProductFields
      }
    }
  }

  fragment CountedProductFields on ProductInterface {
    uid
    sku
    name
    categories {
      ...CategoryPlace
    }
    price_range {
      minimum_price {
        final_price {
          value
          currency
        }
        discount {
          amount_off
        }
      }
    }
    ... on ConfigurableProduct @include(if: $isRuled) {
      variants {
        product {
          ...RuledProduct
        }
      }
    }
    ... on BundleProduct @include(if: $isRuled) {
      bundled: items {
        options {
          product {
            ...RuledProduct
          }
        }
      }
    }
    ... on GroupedProduct @include(if: $isRuled) {
      grouped: items {
        product {
          uid
        }
      }
    }
  }
`,
  [categoryPlaceFragment, ruledProductFragment],
);

type Products = NonNullable<ResultOf<typeof countedProductsDocument>['products']>;
type ProductAnswer = NonNullable<NonNullable<Products['items']>[number]>;
type Place = NonNullable<NonNullable<ProductAnswer['categories']>[number]>;

/** A product as it is answered, whatever its type. */
interface Held {
  sku: string | null;
  variants?: Pieces;
  bundled?: readonly ({ options?: Pieces } | null)[] | null;
  grouped?: Pieces;
}

type Pieces = readonly ({ product?: object | null } | null)[] | null;

/** Categories that GA4 has a name for. */
const MAX_CATEGORIES = 5;

/** Products for statistics, by SKU; null for sensitive and restricted ones, which tell of illness. Throws AppError. */
export async function getCountedProducts(
  storeContext: StoreContext,
  skus: readonly string[],
  cardRules?: CardRules,
): Promise<Record<string, CountedProduct | null>> {
  const [{ productAttributes }, attributes] = await Promise.all([getCapabilities(), getAttributes(storeContext)]);
  const known = (code: string) => productAttributes.includes(code);
  const ruled = (cardRules ? [cardRules.badge.code] : []).filter(known);
  const document = withGroupedItemAttributes(withAttributes(countedProductsDocument, 'RuledProduct', ruled), ruled);
  const { products } = await query(
    withAttributes(document, 'CountedProductFields', [...['brand'].filter(known), ...ruled]),
    { skus: [...skus], pageSize: skus.length, isRuled: ruled.length > 0 },
    { storeContext, tags: [CATALOG_TAG] },
  );
  const found = (products?.items ?? []).flatMap((product) => {
    if (!product?.sku || !product.name) return [];
    const { brand, badge } = cardLabels(product, attributes, cardRules);
    const isRuled = badge !== null || heldBy(product).some((one) => productBadge(one, attributes, cardRules) !== null);
    const isKept = isRuled || isSensitive(product);
    return [[product.sku, isKept ? null : toCounted(product, brand, storeContext.currency)] as const];
  });
  return { ...Object.fromEntries(skus.map((sku) => [sku, null])), ...Object.fromEntries(found) };
}

/** What can be chosen of a product, or comes with it: a parent may say nothing of how its variants and parts are sold. */
function heldBy(product: ProductAnswer): object[] {
  const { variants, bundled, grouped }: Held = product;
  return [...(variants ?? []), ...(bundled ?? []).flatMap((item) => item?.options ?? []), ...(grouped ?? [])].flatMap(
    (one) => one?.product ?? [],
  );
}

function isSensitive({ categories }: ProductAnswer): boolean {
  const paths = (categories ?? []).flatMap((category) => [
    category?.url_path,
    ...(category?.breadcrumbs ?? []).map((above) => above?.category_url_path),
  ]);
  return paths.some((path) => path && isSensitivePath(path, env.SENSITIVE_CATEGORIES));
}

function toCounted(product: ProductAnswer, brand: string | null, currency: string): CountedProduct {
  const { final_price, discount } = product.price_range.minimum_price;
  const price = toMoney(final_price, currency);
  return {
    name: product.name ?? '',
    brand,
    categories: categoryNames(product.categories).slice(0, MAX_CATEGORIES),
    price: toMajorUnits(price),
    discount: discount?.amount_off ?? 0,
    currency: price.currency,
  };
}

/** The way to the deepest category, outermost first. */
function categoryNames(categories: ProductAnswer['categories']): string[] {
  const [deepest] = (categories ?? [])
    .filter((category): category is Place => category !== null)
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const above = (deepest?.breadcrumbs ?? []).toSorted((a, b) => (a?.category_level ?? 0) - (b?.category_level ?? 0));
  return [...above.map((category) => category?.category_name), deepest?.name].flatMap((name) => name || []);
}
