import 'server-only';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { graphql, type ResultOf } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import type { StoreContext } from '@/lib/store/store-view';

/** What is said of tax beside a price. */
interface TaxClaim {
  /** Whether it is in the price; null to say nothing of it. */
  taxDisplayType: TaxDisplayType;
  /** What part of a price is left without tax, where both are shown. */
  netShare: number | null;
}

/**
 * What is said of the tax in a product's price: what the shop shows, but nothing of a service that is exempt from it, as
 * that of a doctor. Goods without tax bear one of 0 %. Throws AppError.
 */
export async function getTaxClaim(
  storeContext: StoreContext,
  shown: TaxDisplayType,
  { isService }: Pick<CardProduct, 'isService'>,
  url: string,
  tags: string[],
): Promise<TaxClaim> {
  const isAsked = shown === 3 || (shown === 2 && isService);
  const netShare = isAsked ? await getNetShare(storeContext, url, tags) : null;
  // Magento leaves out a tax of nothing; a backend that tells none either had better claim none.
  const isExempt = isAsked && isService && (netShare ?? 1) === 1;
  return isExempt
    ? { taxDisplayType: null, netShare: null }
    : { taxDisplayType: shown, netShare: shown === 3 ? netShare : null };
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
async function getNetShare(storeContext: StoreContext, url: string, tags: string[]): Promise<number | null> {
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
