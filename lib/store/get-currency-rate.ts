import 'server-only';
import { cache } from 'react';
import { STORE_TAG } from '@/lib/cache/tags.mjs';
import { graphql } from '@/lib/magento/graphql';
import { query } from '@/lib/magento/server/query';
import type { StoreContext } from './store-view';

const currencyRatesDocument = graphql(`
  query currencyRates {
    currency {
      base_currency_code
      exchange_rates {
        currency_to
        rate
      }
    }
  }
`);

/** What one unit of the base currency is in the page's; null where the backend has no rate. Throws AppError. */
export async function getCurrencyRate({ storeView, currency }: StoreContext): Promise<number | null> {
  const answer = await readRates(storeView.code);
  if (answer?.base_currency_code === currency) return 1;
  return answer?.exchange_rates?.find((one) => one?.currency_to === currency)?.rate || null;
}

// Without a currency, so that all currencies share the read.
const readRates = cache(async (code: string) => {
  const { currency } = await query(
    currencyRatesDocument,
    {},
    { storeContext: { storeView: { code } }, tags: [STORE_TAG] },
  );
  return currency;
});
