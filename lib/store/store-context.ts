import 'server-only';
import { currency as currencyParam, store as storeParam } from 'next/root-params';
import { cache } from 'react';
import { getCurrencies, getStoreView } from './get-store-views';
import type { StoreContext } from './store-view';

/** View and currency of the page being rendered; null where a URL reached the folders with others. Throws AppError. */
export const getStoreContext = cache(async (): Promise<StoreContext | null> => {
  const [code, currency] = [await storeParam(), await currencyParam()];
  const storeView = code ? await getStoreView(code) : null;
  if (!storeView || !currency) return null;
  const { available } = await getCurrencies(storeView);
  return available.includes(currency) ? { storeView, currency } : null;
});
