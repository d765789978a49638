import 'server-only';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from '@/lib/store/store-view';
import { type BackendPrice, toNetShare } from './net-share';

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
  const price: BackendPrice | null | undefined = route && 'price' in route ? route.price?.minimalPrice : null;
  return price ? toNetShare(price) : null;
}
