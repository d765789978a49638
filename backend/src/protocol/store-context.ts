import type { StoreRow } from '../context';
import { inputError } from '../errors';
import type { ShopFacts } from './shop-facts';

/** The store view and currency a request speaks of. */
export interface StoreContext {
  store: StoreRow;
  currency: string;
  /** Units of `currency` for one of the base currency. */
  rate: number;
}

function rateOf(storeView: StoreRow, currency: string, facts: ShopFacts): number | undefined {
  return currency === storeView.baseCurrency ? 1 : facts.rates.get(`${storeView.baseCurrency}/${currency}`);
}

/** The context of a store view where no header said otherwise. */
export function defaultStoreContext(storeView: StoreRow, facts: ShopFacts): StoreContext {
  const rate = rateOf(storeView, storeView.defaultCurrency, facts);
  // Without a rate Magento shows the base currency.
  if (rate === undefined) return { store: storeView, currency: storeView.baseCurrency, rate: 1 };
  return { store: storeView, currency: storeView.defaultCurrency, rate };
}

/**
 * The store view that the `Store` header names: exactly and with its case; empty means the default one. An
 * unknown code is a graphql-input error (and so is `admin`, which is no store view).
 */
export function storeFromHeader(headers: Headers, facts: ShopFacts): StoreRow {
  const code = headers.get('store')?.trim();
  if (!code) return facts.stores[0];
  const storeView = facts.stores.find((candidate) => candidate.code === code);
  if (!storeView) throw inputError(`Requested store is not found (${code})`);
  return storeView;
}

/** The context of a store view in the currency that `Content-Currency` names, whatever its case; graphql-input else. */
export function storeContextOf(storeView: StoreRow, headers: Headers, facts: ShopFacts): StoreContext {
  const currency = headers.get('content-currency')?.trim().toUpperCase();
  if (!currency) return defaultStoreContext(storeView, facts);
  const rate = storeView.allowedCurrencies.includes(currency) ? rateOf(storeView, currency, facts) : undefined;
  if (rate === undefined) throw inputError('Please correct the target currency');
  return { store: storeView, currency, rate };
}
