import type { StoreRow } from '../context';
import { inputError } from '../errors';
import type { ShopFacts } from './shop-facts';

/** The view and currency a request speaks of. */
export interface Scope {
  store: StoreRow;
  currency: string;
  /** Units of `currency` for one of the base currency. */
  rate: number;
}

function rateOf(view: StoreRow, currency: string, facts: ShopFacts): number | undefined {
  return currency === view.baseCurrency ? 1 : facts.rates.get(`${view.baseCurrency}/${currency}`);
}

/** The view's own scope: no header said otherwise. */
export function scopeOfStore(view: StoreRow, facts: ShopFacts): Scope {
  const rate = rateOf(view, view.defaultCurrency, facts);
  // Without a rate Magento shows the base currency.
  if (rate === undefined) return { store: view, currency: view.baseCurrency, rate: 1 };
  return { store: view, currency: view.defaultCurrency, rate };
}

/**
 * The view that the `Store` header names: exactly and with its case; empty means the default one. An
 * unknown code is a graphql-input error (and so is `admin`, which is no view).
 */
export function storeFromHeader(headers: Headers, facts: ShopFacts): StoreRow {
  const code = headers.get('store')?.trim();
  if (!code) return facts.stores[0];
  const view = facts.stores.find((candidate) => candidate.code === code);
  if (!view) throw inputError(`Requested store is not found (${code})`);
  return view;
}

/** The scope of a view in the currency that `Content-Currency` names, whatever its case; graphql-input else. */
export function scopeFromHeaders(view: StoreRow, headers: Headers, facts: ShopFacts): Scope {
  const currency = headers.get('content-currency')?.trim().toUpperCase();
  if (!currency) return scopeOfStore(view, facts);
  const rate = view.allowedCurrencies.includes(currency) ? rateOf(view, currency, facts) : undefined;
  if (rate === undefined) throw inputError('Please correct the target currency');
  return { store: view, currency, rate };
}
