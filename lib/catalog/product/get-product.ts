import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { productTags } from '@/lib/cache/tags.mjs';
import type { CardRules } from '@/lib/catalog/card/card-rules';
import { getProductOptions } from '@/lib/catalog/options/get-product-options';
import { getCapabilities } from '@/lib/magento/capabilities/capabilities';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { withAttributes } from './attributes';
import { type ProductPageAnswer, productByRouteDocument, productDocument } from './documents';
import { getAttributes } from './get-attributes';
import { type Product, type ProductKey, productUrl, QUANTITY_LIMITS, toProduct } from './product';

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
  const context = { storeView: storeContext.storeView, currency: storeContext.currency, attributes, cardRules, path };
  return toProduct(answer, aggregations, context, options);
}

async function readProduct(storeContext: StoreContext, sku: string, url: string | null, tags: string[]) {
  const { productAttributes, fields } = await getCapabilities();
  const limits = QUANTITY_LIMITS.filter((field) => fields.ProductInterface?.includes(field));
  const codes = [...new Set([...productAttributes, ...limits])];
  const withFields = <Data, Variables>(document: TadaDocumentNode<Data, Variables>) =>
    withAttributes(document, 'ProductPageFields', codes);

  const { products } = await query(
    withFields(productDocument),
    { filter: { sku: { eq: sku } } },
    { storeContext, tags },
  );
  const found = products?.items?.[0];
  if (found || !url) return { answer: found ?? null, aggregations: products?.aggregations };
  const { route } = await query(withFields(productByRouteDocument), { url }, { storeContext, tags });
  return { answer: route && 'sku' in route && !isDisabled(route) ? route : null, aggregations: null };
}

/** Whether an unlisted product is none of the shop's: `route` still answers it, as out of stock and in no category. */
function isDisabled({ stock_status, categories }: ProductPageAnswer): boolean {
  // The index of categories holds what is enabled, sold out or not; what is in none counts as gone while sold out.
  return stock_status === 'OUT_OF_STOCK' && categories?.length === 0;
}

/** Magento tells the tax in a price only in these fields of old. */
const taxDocument = graphql(`
  query productTax($url: String!) {
    route(url: $url) {
      ... on ProductInterface {
        uid
        price {
          minimalPrice {
            amount {
              value
            }
            adjustments {
              code
              description
              amount {
                value
              }
            }
          }
        }
      }
    }
  }
`);

/** What part of a product's price is left without tax, 0 to 1; null where Magento does not tell. Throws AppError. */
export async function getNetShare(storeContext: StoreContext, url: string, tags: string[]): Promise<number | null> {
  const { route } = await query(taxDocument, { url }, { storeContext, tags });
  const price = route && 'price' in route ? route.price?.minimalPrice : null;
  return price ? toNetShare(price) : null;
}

type TaxedAnswer = Extract<ResultOf<typeof taxDocument>['route'], { price: unknown }>;

type PriceAnswer = NonNullable<NonNullable<TaxedAnswer['price']>['minimalPrice']>;

/** What part of a price is left without the tax that it includes, 0 to 1; null where nothing is said of tax. */
export function toNetShare({ amount, adjustments }: PriceAnswer): number | null {
  const gross = amount?.value ?? 0;
  const tax = adjustments?.find((entry) => entry?.code === 'TAX' && entry.description === 'INCLUDED')?.amount?.value;
  return gross > 0 && typeof tax === 'number' && tax < gross ? (gross - tax) / gross : null;
}
