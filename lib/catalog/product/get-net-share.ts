import 'server-only';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';

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

/** What part of a product's price is left without tax, 0 to 1; null where the backend does not tell. Throws AppError. */
export async function getNetShare(storeContext: StoreContext, url: string, tags: string[]): Promise<number | null> {
  const { route } = await query(taxDocument, { url }, { storeContext, tags });
  const price = route && 'price' in route ? route.price?.minimalPrice : null;
  return price ? toNetShare(price) : null;
}

type TaxedAnswer = Extract<ResultOf<typeof taxDocument>['route'], { price: unknown }>;

/** A price with what it is made up of, as Magento tells it. */
type PriceAnswer = NonNullable<NonNullable<TaxedAnswer['price']>['minimalPrice']>;

/** What part of a price is left without the tax that it includes, 0 to 1; null where nothing is said of tax. */
export function toNetShare({ amount, adjustments }: PriceAnswer): number | null {
  const gross = amount?.value ?? 0;
  const tax = adjustments?.find((entry) => entry?.code === 'TAX' && entry.description === 'INCLUDED')?.amount?.value;
  return gross > 0 && typeof tax === 'number' && tax < gross ? (gross - tax) / gross : null;
}
